# Страницы, которые сервер создаёт сам.

# Что не так, по коду ошибки.
problem-title = Не получилось
problem = Не получилось; попробуйте снова через минуту.
problem--account-needed = Для этого нужна учётная запись; у гостей её нет.
problem--bad-code = Этот код не действует; возможно, он уже использован или устарел.
problem--bad-name = Имя состоит из 3–20 букв, цифр и знаков - или _ и начинается с буквы.
problem--bad-password = Пароль — от 8 до 200 знаков.
problem--banned = Эта учётная запись заблокирована.
problem--bad-request = Форму не удалось прочитать; вернитесь и заполните её ещё раз.
problem--forbidden = Это могут делать только модераторы, а то, что касается модератора, — только владелец сайта.
problem--game-over = Эта партия уже закончена.
problem--name-taken = Это имя уже занято.
problem--not-found = Ничего с таким именем здесь нет.
problem--nothing-to-do = Делать нечего; возможно, это уже сделал кто-то другой.
problem--not-signed-in = Вы не вошли. Войдите на странице «По сети» и откройте этот адрес ещё раз.
problem--too-large = Этот текст длиннее 1000 знаков.
problem--too-many-requests = Слишком много попыток; подождите минуту и попробуйте снова.
problem--wrong-password = Пароль неверен.
to-the-games = К играм

# Новый пароль по коду.
recover-title = Новый пароль
recover-why = Код восстановления или ссылка от тех, кто ведёт этот сайт, позволяет один раз задать новый пароль. После этого все остальные сеансы завершатся.
recover-code = Код
recover-password = Новый пароль, не меньше 8 знаков
recover-set = Сохранить пароль

# Коды, которые записывают.
codes-title = Коды восстановления
codes-why = Этот сайт не знает вашего адреса электронной почты. Чтобы имя { $name } осталось за вами, даже если вы забудете пароль, создайте восемь кодов и храните их там же, где всё важное. Каждый код позволяет один раз задать новый пароль. Прежние коды перестанут действовать.
codes-password = Ваш пароль
codes-make = Создать новые коды
codes-keep = Это коды учётной записи { $name }. Они видны только сейчас: запишите их или распечатайте страницу.
codes-use = Здесь код можно использовать

# Что делают модераторы.
moderation-title = Модерация
moderation-reports = Жалобы
moderation-accounts = Учётные записи
moderation-games = Партии
moderation-log = Журнал
moderation-really = Да, удалить навсегда
somebody-gone = (учётная запись удалена)
reason-shown = Причина (её увидит игрок)
reason-noted = Причина (для журнала)
reports-open = Только открытые жалобы
reports-all = Все жалобы
reports-none = Жалоб нет.
report-number = Жалоба { $number }
report-by = от
report-about = на
report-game = партия
report-note = Заметка для модераторов
report-handled = Меры приняты
report-dismiss = Отклонить
report-only-note = Сохранить только заметку
report-is-handled = Меры приняты.
report-is-dismissed = Отклонена.
account-search = Часть имени
account-find = Найти
account-name = Имя
account-kind = Вид
account-since = Создана
account-unfinished = Незаконченные партии
account-games = Последние партии
account-is-guest = гость
account-is-bot = программа
account-is-moderator = модератор
account-is-banned = заблокирован
account-ban = Заблокировать
account-unban = Снять блокировку
account-rename = Переименовать
account-new-name = Новое имя
account-reset = Ссылка для нового пароля
account-reset-why = Ссылка позволяет один раз в течение суток задать новый пароль. Передайте её владельцу учётной записи способом, которому вы оба доверяете.
account-link = По этой ссылке { $name } может задать новый пароль, до
account-delete = Удалить учётную запись
game-id = Адрес или номер партии
game-find = Открыть
game-show = Смотреть партию
game-close = Закрыть партию без зачёта
game-delete = Удалить партию
log-when = Когда
log-by = Кто
log-action = Что
log-about = О ком или о чём
log-note = Заметка

# A notice of the browser to somebody whose page is closed.
push-your-turn = Ваш ход: { $game }, противник — { $name }
push-your-turn-alone = Ваш ход: { $game }
