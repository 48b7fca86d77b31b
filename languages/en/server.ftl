# Pages that the server makes by itself.

# What is wrong, by the code of the error.
problem-title = That did not work
problem = That did not work; try again in a minute.
problem--account-needed = You need an account for this; guests do not have one.
problem--bad-code = This code is not valid; it may have been used already or have expired.
problem--bad-name = A name must have 3 to 20 letters, digits, - or _, and begin with a letter.
problem--bad-password = A password must have 8 to 200 characters.
problem--banned = This account is banned.
problem--bad-request = The form could not be read; go back and fill it in again.
problem--forbidden = Only moderators may do this; where a moderator is concerned, only the operator of the site may.
problem--game-over = This game is already over.
problem--name-taken = Somebody already has this name.
problem--not-found = There is nothing by this name.
problem--nothing-to-do = There is nothing to do; perhaps somebody else has already done it.
problem--not-signed-in = You are not signed in. Sign in on the “Online” page, then open this address again.
problem--too-large = This text is longer than 1,000 characters.
problem--too-many-requests = Too many attempts; wait a minute and try again.
problem--wrong-password = The password is wrong.
to-the-games = Go to the games

# A new password by a code.
recover-title = Set a new password
recover-why = A recovery code, or a link from those who run this site, lets you set a new password once. You will be signed out everywhere else.
recover-code = Code
recover-password = New password, at least 8 characters
recover-set = Set the password

# Codes to write down.
codes-title = Recovery codes
codes-why = This site does not know your e-mail address. To keep { $name } even if you forget your password, make eight codes and keep them in a safe place. Each lets you set a new password once. Codes made earlier become invalid.
codes-password = Your password
codes-make = Make new codes
codes-keep = These are the codes for { $name }. They will not be shown again: write them down or print this page.
codes-use = Codes are used here

# What moderators do.
moderation-title = Moderation
moderation-reports = Reports
moderation-accounts = Accounts
moderation-games = Games
moderation-log = Log
moderation-really = Yes, delete it for good
somebody-gone = (deleted account)
reason-shown = Reason (the player sees it)
reason-noted = Reason (for the log)
reports-open = Only open reports
reports-all = All reports
reports-none = No reports.
report-number = Report { $number }
report-by = by
report-about = about
report-game = game
report-note = Note for moderators
report-handled = Handled
report-dismiss = Dismiss
report-only-note = Save the note only
report-is-handled = Handled.
report-is-dismissed = Dismissed.
account-search = Part of a name
account-find = Find
account-name = Name
account-kind = Kind
account-since = Since
account-unfinished = Unfinished games
account-games = Latest games
account-is-guest = guest
account-is-bot = program
account-is-moderator = moderator
account-is-banned = banned
account-ban = Ban
account-unban = Lift the ban
account-rename = Rename
account-new-name = New name
account-reset = Link for a new password
account-reset-why = The link lets its user set a new password once, within a day. Give it to the owner of the account in a way you both trust.
account-link = With this link { $name } can set a new password until
account-delete = Delete the account
game-id = Address or id of a game
game-find = Open
game-show = Watch the game
game-close = Close the game; it does not count
game-delete = Delete the game
log-when = When
log-by = Who
log-action = What
log-about = About
log-note = Note

# A notice of the browser to somebody whose page is closed.
push-your-turn = Your turn: { $game } against { $name }
push-your-turn-alone = Your turn: { $game }
