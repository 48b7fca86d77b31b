# The page on which a new password is set with a code, which the server makes by itself.
recover-title = Set a new password
recover-why = A recovery code, or a link from those who run this site, sets a new password once. You are signed out everywhere else.
recover-code = Code
recover-password = New password, at least 8 characters
recover-set = Set the password
recover-bad-code = This code is not valid; it may have been used or be too old.
recover-bad-password = A password has 8 to 200 characters.
recover-failed = That did not work; try again in a minute.
