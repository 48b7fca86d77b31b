# Тексты страницы по-русски. $side — имя стороны (фраза, у которой FORM может попросить форму), $seeds — число камней
# со своим словом.

## The frame

skip-to-page = Перейти к странице
pages = Страницы
games = Игры
settings = Настройки
language = Язык
look = Вид
look-system = как в системе
look-light = светлый
look-dark = тёмный
theme = Доска и камни
theme-of-game = как подходит игре
theme--carved = резное дерево, орешки
theme--boat = лодка, каури
theme--brass = латунь, стеклянные шарики
theme--chalk = мел, галька
theme--cloth = ткань, бобы
theme--house = тёмное дерево с домом
theme--kazan = длинные лунки, шарики
theme--plain = чёрное и белое
theme--sand = лунки в песке, бобы
theme--square = квадрат
theme--stone = камень, галька
own-name = Ваше имя
own-name-none = вы
draw-seeds = Рисовать камни
seed-sounds = Звук камней
capture-sounds = Звук захватов
turn-sounds = Звук, когда ваш ход
end-sounds = Звук в конце игры
clock-sounds = Звук, когда ваше время на исходе
numbers = Число камней
numbers-always = всегда
numbers-hover = при наведении
numbers-never = никогда: посчитаю без подсказки
count-how = Чтобы сосчитать камни в лунке, откройте её: правая кнопка мыши, Shift и щелчок или долгое касание.
offline = Без сети
keep-offline = Сохранить всё офлайн
keep-offline-why = Всё, что вы открывали, работает и без сети. Так сохранятся все игры и уроки, около 4 МБ.
keeping-offline = Сохранено файлов: { $done } из { $of }.
kept-offline = Всё сохранено. Во все игры можно играть без сети.
kept-in-part = Некоторые файлы не удалось загрузить. Попробуйте ещё раз, когда связь станет лучше.
language-missing = Сейчас этот язык ({ $language }) загрузить нельзя: сервер недоступен.
footer = Naqala — свободная программа; правила игр принадлежат всем.
book = Книга игр
library = Библиотека для Rust
loading = Загрузка …
all-games = Все игры
no-such-page = Страницы { $path } здесь нет.
trouble-no-game = Игры с именем «{ $id }» нет.
trouble-no-course = Курса с именем «{ $id }» нет.
trouble-no-move = Ход { $number } в этой ссылке, «{ $text }», невозможен.
show-upto = Показать игру до этого хода
trouble-missing = На сервере не хватает файла.
trouble-unreadable = Это не запись партии, которая начинается с [Game "…"] или 1., и не позиция: { $why }
trouble-unreachable = Сервер недоступен. В игры, которые уже открывались, можно играть и без него.

## The first page

welcome = Сейте, захватывайте, побеждайте
welcome-how = Нижний ряд — ваш. Выберите одну из своих лунок: её камни сеют по одному в следующие лунки. Наведите указатель на лунку или подержите на ней палец, чтобы увидеть, что сделает ход из неё. Выигрывает тот, кто захватит больше камней.
to-the-table = Продолжить за столом, со всеми кнопками
search = Поиск
filters = Фильтры
no-game-found = Для запроса «{ $typed }» игр не нашлось.
no-game-fits = Такой игры нет. Уберите часть условий.
begin-with = С чего начать
how-to-win = Как выиграть:
favourite = Любимая игра: { $game }
favourites = мои любимые
played-last = последняя партия: { $day }
rows = Ряды
region = Регион
players = Игроки
hardness = Сложность
length = Длительность
which-games = Показать
with-lessons = с уроками
any = все
filter-none = Показать все
region-west-africa = Западная Африка
region-east-africa = Восточная Африка
region-southern-africa = Центральная и Южная Африка
region-north-africa-and-arabia = Северная Африка и Аравия
region-central-asia = Центральная Азия
region-south-and-east-asia = Южная и Восточная Азия
region-modern = современные игры
hardness-easy = лёгкие
hardness-moderate = средние
hardness-hard = трудные
hardness-very-hard = очень трудные
length-short = короткие
length-medium = средние
length-long = долгие
number-words = один два три четыре пять шесть семь восемь девять десять
player-words = игрок игрока игроков
row-words = ряд ряда рядов
board-size = Ряды и столбцы доски
player-count = { $range } { $n ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
rules = Правила
exact-rules = Точные правила
rule-sets = По каким правилам играют
analyse = Анализ
play = Играть

## The board

board-label = Доска: { $game }
pit-label = Лунка { $pit }, { $seeds }
pit-mark = { $mark } ({ $side })
pit-closed = вне игры
pit-blocked = ходить из неё следующим ходом нельзя
pit-open = можно ходить
pit-hinted = подсказка
pit-refused = Из лунки { $pit } ходить нельзя: { $why }.
pit-ways = Из лунки { $pit } можно ходить по-разному (способов: { $n }).
store-label = Амбар { FORM($side, "gen") }, { $seeds }
store-score = счёт { $n }
store-reserve = в запасе { $n }
to-move = Ходит { $side }.
to-decide = Решает { $side }: { $what }.
your-move = Ваш ход.
your-move-named = { $name }, ваш ход.
named-move = Ходит { $name }.
you-sow = Вы сеете …
sows = { $who } сеет …
your-choice = Ваш ход: { $what }.
you-win = Вы выиграли!
named-wins = Выигрывает { $name }!
other-wins = На этот раз выигрывает { $name }.
nobody-wins = Никто не выиграл.
play-again = Сыграть ещё
engine-thinks = { $name } ({ $side }) думает …
engine-missing = Движок пока не загрузился. Идёт новая попытка.
engine-stopped = Движок остановился. Обновите страницу, чтобы запустить его снова.
variant = Правила: { $variant }
game-over = Игра окончена: { $end }.
choose-way = В какую сторону?
cancel = Другая лунка
close = Закрыть

## Around the board

toolbar = Управление
step-back = Назад
next-step = Дальше
skip = Показать конец
undo = Вернуть ход
hint = Подсказка
replay = Последний ход ещё раз
turn-board = Повернуть доску
share = Скопировать ссылку
link-copied = Ссылка в буфере обмена: { $address }
pace = Посев
moves = Ходы
ply-label = Ход { $n }, { $side }: { $text }
to-start = В начало
back = На ход назад
forward = На ход вперёд
to-end = В конец
who-plays = Кто играет
human = человек
engine-level = { $name }, уровень { $level }
level--1 = Цыплёнок
level--2 = Коза
level--3 = Заяц
level--4 = Черепаха
level--5 = Обезьяна
level--6 = Цапля
level--7 = Шакал
level--8 = Леопард
level--9 = Слон
level--10 = Лев
level--1--how = Смотрит только на свой ход, часто ошибается и не замечает дальних захватов.
level--2--how = Смотрит только на свой ход и любит захватывать.
level--3--how = Видит ваш ответ, считает наспех и не замечает дальних захватов.
level--4--how = Видит ваш ответ, считает внимательно и копит камни.
level--5--how = Смотрит на четыре хода вперёд, но наспех, и любит захватывать.
level--6--how = Смотрит на четыре хода вперёд, ошибается редко и копит камни.
level--7--how = Смотрит на шесть ходов вперёд и любит захватывать.
level--8--how = Смотрит на восемь ходов вперёд.
level--9--how = Смотрит на одиннадцать ходов вперёд и не ошибается в счёте.
level--10--how = Думает столько, сколько разрешено, и играет в полную силу.
options = Правила и варианты
preset = Набор правил
usual-rules = обычные правила
play-so = Играть по этим правилам
new-game = Новая игра
game-left = Оставленная партия хранится здесь:
your-games = Ваши игры
your-games-how = Все сыгранные здесь партии хранятся на этом устройстве, ход за ходом.
games-not-kept = Этот браузер не хранит данные страницы, как в некоторых приватных окнах, поэтому игры пропадают, когда вы их покидаете. Чтобы сохранить игру, скопируйте ссылку на неё.
online-games-there = Партии, сыгранные по сети, — на отдельной странице.
games-follow = Они хранятся и в вашей учётной записи { $name }: всего { $n }.
games-doubled = Партий, продолженных в двух местах: { $n }. Сохранены обе версии.
other-version = другая версия
yours-which = Какие партии
yours-all = все
yours-open = не окончены
yours-over = окончены
no-games-yet = Вы здесь ещё не играли.
export-all = Сохранить все записи
import-games = Открыть файл с партиями
imported = { $n ->
    [one] Добавлена { $n } партия.
    [few] Добавлены { $n } партии.
    [many] Добавлено { $n } партий.
   *[other] Добавлено { $n } партии.
}
delete = Удалить
delete-game = Удалить эту партию: { $game }
delete-sure = Удалить эту партию ({ $game }) с этого устройства?
kept-won = выигрыш: { $side } { $score }
kept-opponent = противник: { $name }
kept-you-won = вы выиграли { $score }
kept-you-lost = вы проиграли { $score }
kept-drawn = без победителя { $score }
looking-back = Вы смотрите прошлые ходы. Партия от этого не меняется.
looking-back-try = Сделайте ход, чтобы попробовать другое продолжение.
to-now = Вернуться к партии
in-variation = Вы пробуете другое продолжение. Сама партия сохранена.
keep-variation = Играть дальше отсюда
play-from-here = Играть отсюда
notes = Заметки к этому ходу
marks = Оценки
mark-good = хороший ход
mark-brilliant = блестящий ход
mark-interesting = интересный ход
mark-dubious = сомнительный ход
comment = Комментарий
promote = Сделать главным вариантом
delete-from-here = Удалить отсюда
round-over = Партия { $number } окончена: { $end }.
next-round = Следующая партия
play-match = Играть матч из нескольких партий
play-single = Играть одну партию
in-rounds = матч из нескольких партий
rounds = Партии
decide-between = Готово
round-now = Партия { $number }
left-to-lay = Осталось разложить камней: { $n }.
other-decides = { $side } решает, как начнётся следующая партия.
resign = Сдаться
resign-sure = { $side } сдаётся?

## Analysis

analysis = Анализ
engine = Движок
lines = Варианты
think-on = думать, пока я смотрю
play-move = Сыграть { $text }
engine-facts = глубина { $depth }, { $speed } млн позиций в секунду
no-value = оценки пока нет
value-for = { $value } в пользу { FORM($side, "gen") }
exact = точно
exact-for = точно { $value } в пользу { FORM($side, "gen") }
sure-win-of = верный выигрыш { FORM($side, "gen") }
sure-draw = верная ничья
verdict-win = выигрывает
verdict-draw = ничья
verdict-loss = проигрывает
judge-game = Оценить всю игру
judging = Игра оценивается
stop = Остановить
accuracy-of = { $side }: точность { $accuracy } %, { $marks } { $marks ->
    [one] ошибка
    [few] ошибки
   *[many] ошибок
}
inaccuracy = неточность
mistake = ошибка
blunder = грубая ошибка
mark-said = { $word }: потеря { $loss }; лучше было { $best }
graph-of = Перевес { FORM($side, "gen") } в камнях после каждого хода
as-table = В виде таблицы
move-number = Ход
value = Оценка
mark-column = Пометка
set-up = Расставить позицию
store-of = Амбар { FORM($side, "gen") }
reserve-of = Запас { FORM($side, "gen") }
turn-of = Чей ход
seed-total = Расставлено камней: { $n } из { $wanted }.
seeds-missing = Не хватает камней: { $missing }. В настоящей партии такой позиции не возникнет, но рассмотреть её можно.
show-position = Показать эту позицию
empty-board = Очистить доску
exchange = Записи и картинки
record-or-position = Запись игры или позиция
open = Открыть
open-file = Открыть файл
position = Позиция
show-record = Показать запись
save-record = Сохранить запись
save-picture = Сохранить картинку
save-pixels = Сохранить как PNG
embed-code = Для вашей страницы
embed-how = Доска откроется на том ходе, который показан здесь.
open-in-naqala = Открыть в Naqala

## Lessons and counting

lessons = Уроки
lessons-how = Каждый шаг — позиция с небольшим заданием. Сделайте ход на доске, и вы сразу узнаете, выполнено ли задание.
all-lessons = Все уроки
learn = Учиться
train = Считать наперёд
course-progress = пройдено шагов: { $done } из { $steps }
step-of = Шаг { $n } из { $count }
steps = Шаги
solved = решено
goal = Цель
not-yet = Пока нет.
was-shown = Вот один из путей к цели. Теперь попробуйте сами.
try-again = Ещё раз
show-me = Показать
next = Следующий шаг
whole-game = Сыграть целую партию
trainer = Тренажёр счёта
how-hard = Сложность
count-score = верно { $right } из { $asked }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
next-question = Следующий вопрос

## The workshop

workshop = Мастерская
workshop-how = Измените правила и сразу сыграйте по ним.
rule-file = Файл правил
rules-fine = { $name }: можно играть.
line-column = строка { $line }, столбец { $column }
share-rules = Скопировать ссылку на эти правила
rules-link-copied = Ссылка в буфере обмена. Кто её откроет, получит эти правила.
rules-too-large-online = Здесь файл можно опробовать, но в нём { $size } КБ, а для партии по сети сервер принимает не больше { $most } КБ.
save-rules = Сохранить файл
rule-language = Язык правил (по-английски)
rule-reference = Все ключи и слова (по-английски)
offer-rules = Предложить игру по этим правилам
draft-kept = Здесь ваши правки с прошлого раза.
draft-drop = Вернуть исходный файл
try-out = Игра по этим правилам

## Playing with others

online = По сети
play-online = Играть по сети
more = Ещё об этой игре
connecting = соединение …
server-silent = Сервер не отвечает.
move-unsent = Ваш последний ход ещё не отправлен.
clock-unsure = Сервер не отвечает; показанное время может быть неточным.
connection-lost = Связь прервалась. Страница пытается её восстановить и отправит ваши ходы, как только получится.
you-are = Вы — { $name }.
own-ratings = Ваш рейтинг: { $ratings }
own-profile = Ваш профиль
here-now = { $people ->
        [one] Здесь { $people } человек
        [few] Здесь { $people } человека
       *[other] Здесь { $people } человек
    }, { $games ->
        [0] никто не играет.
        [one] идёт { $games } партия.
        [few] идут { $games } партии.
       *[other] идёт { $games } партий.
    }
player-since = Играет здесь с { $date }
player-ratings = Рейтинг
player-games = { $n ->
        [one] { $n } партия на рейтинг
        [few] { $n } партии на рейтинг
       *[other] { $n } партий на рейтинг
    }
player-latest = Последние партии
player-none = Партий пока нет.
player-unknown = Игрока с таким именем нет
somebody = кто-то
name = Имя
password = Пароль
sign-in = Войти
sign-up = Завести учётную запись
sign-in-or-up = Войти или завести учётную запись
account-why = Играть можно и без учётной записи. С ней партии учитываются в рейтинге, и их можно продолжить на другом компьютере.
sign-out = Выйти
signed-out = Сеанс в учётной записи { $name } завершён. Войдите снова, чтобы играть под этим именем.
recovery-codes = Коды восстановления
moderation = Модерация
account = Ваша учётная запись
old-password = Нынешний пароль
new-password = Новый пароль, не короче 8 знаков
change-password = Сменить пароль
password-changed = Пароль изменён. На всех других устройствах нужно войти снова.
delete-account = Удалить учётную запись
delete-account-why = Вместе с учётной записью сразу удаляется всё, что о вас известно. Сыгранные партии остаются, но без вашего имени; в незаконченных засчитывается сдача.
delete-account-sure = Удалить учётную запись { $name } навсегда?
report = Пожаловаться на игрока { $name }
report-what = Что произошло? Это прочтут те, кто ведёт этот сайт.
report-send = Отправить
report-sent = Спасибо. Мы сообщили об этом тем, кто ведёт этот сайт.
forgotten-password = Забыли пароль?
offer-game = Предложить игру
own-rules-of = { $name } (ваши правила)
game = Игра
clock = Часы
no-clock = без часов
clock-increment = { $minutes } мин + { $seconds } с на ход
clock-other = другие …
clock-minutes = Минут
clock-seconds = Секунд на ход
clock-move = { $n } с на ход
clock-days = { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
} на ход
rated = на рейтинг
rated-why = Играть на рейтинг могут только те, у кого есть учётная запись.
counting = без чисел на доске
ratings-changed = Рейтинг: { $changes }
rated-not-counted = Рейтинг не меняется: очень короткие партии не засчитываются, как и лишние партии между теми же игроками в один день.
offer-to-all = Предложить всем
offer-by-link = Пригласить по ссылке
waiting-games = Игры, которые ждут игроков
nobody-waits = Сейчас никто не ждёт. Предложите игру или пошлите ссылку другу.
join = Сыграть
own-games = Ваши игры
own-games-over = Ваши оконченные игры
game-begun = Ваша игра началась.
turn-there = Ваш ход в игре по сети.
over-there = Одна из ваших игр по сети окончена.
to-game = К игре
your-turn = ваш ход
notices = Уведомления
notices-begin = Сообщать, когда мой ход
notices-end = Больше не сообщать, когда мой ход
notices-on = Этот браузер сообщит, когда будет ваш ход, даже если страница закрыта.
notices-denied = Браузер не разрешает уведомления с этого сайта. Разрешите их в его настройках для этого сайта и попробуйте ещё раз.
notices-failed = Браузеру не удалось включить уведомления; попробуйте позже.
after-moves = { $n ->
    [one] после { $n } хода
   *[many] после { $n } ходов
}
offered-by = { $game }, предлагает { $by }
no-offer = Этого предложения больше нет
no-offer-why = Его приняли или отозвали. Ваши игры перечислены на странице «По сети».
waiting-for-others =
    { $wanted ->
        [2] Ждём другого игрока. Пошлите эту ссылку тому, с кем хотите сыграть:
       *[other] Игроков на месте: { $n } из { $wanted }. Пошлите эту ссылку тем, с кем хотите сыграть:
    }
waiting-in-list =
    { $wanted ->
        [2] Ждём другого игрока.
       *[other] Игроков на месте: { $n } из { $wanted }.
    } Ваше предложение видят все в списке игр, которые ждут игроков. Пока можно открыть другие страницы: о начале игры вам сообщат. Можно и послать кому-нибудь эту ссылку:
link = Ссылка
withdraw-seek = Снять предложение
is-here = на месте
is-away = отсутствует
spectators = { $n ->
    [0] никто не смотрит
   *[many] зрителей: { $n }
}
to-offer = Предложить:
offers = Предложения
offer-draw = ничью
offer-takeback = вернуть ход
offer-share = поделить остаток
offer-rematch = сыграть ещё раз
you-offer = Вы предлагаете { $what }.
they-offer = { $name } предлагает { $what }.
they-decline = { $name } отклоняет предложение.
accept = Принять
decline = Отклонить
withdraw = Отозвать
resign-sure-you = Вы сдаётесь?
resign-early = Пока оба игрока не сделали по ходу, сдача лишь отменяет игру, и никто не проигрывает. Отменить её?
own-side = вы: { $side }
to-rematch = К новой игре
ended-rules = по правилам
ended-you-resigned = вы сдались
ended-resigned = другой игрок сдался
ended-resigned-several = один из игроков сдался
ended-agreed = ничья по согласию
ended-shared = остаток поделён
ended-time = время вышло
ended-called-off = игра отменена
ended-forgotten = давно никто не ходил
ended-closed = ходы по этим правилам занимали слишком много времени, и сервер закрыл партию
ended-won = Побеждает { $name }: { $how }.
ended = { $how } ({ $verdict })

# The card at the end of a game: why it ended, and why that decides it. "No moves left: you get the seeds left on the board (3), and
# you have more than half of the seeds (27 of 48)."
end-why = { $why }: { $decides }.
end-why-rest = { $why }: { $rest }, и { $decides }.
end-rest = оставшиеся на доске камни получает { $name } ({ $own })
end-rest-you = оставшиеся на доске камни получаете вы ({ $own })
end-rest-shared = оставшиеся на доске камни делятся ({ $shares })
end-half = больше половины камней — { $own } из { $all } — набирает { $name }
end-half-you = у вас больше половины камней ({ $own } из { $all })
end-more = { $name } побеждает по счёту ({ $own } : { $all })
end-more-you = вы побеждаете по счёту ({ $own } : { $all })
end-even = счёт равный (по { $each })
end-rule = по правилам выигрывает { $name }
end-rule-you = по правилам выигрываете вы
end-draw = по правилам это ничья
end-nobody = по правилам партия не засчитывается

## Why the server refuses something

error--bad-request = Запрос не удалось разобрать; какие запросы здесь принимают, описано в /api/openapi.json.
error--too-large = Это больше, чем принимает сервер.
error--too-many-requests = Слишком много запросов; подождите немного и попробуйте снова.
error--too-many-connections = С этого адреса слишком много соединений; закройте одно.
error--too-many-seeks = Вы уже предложили столько игр, сколько разрешено; сначала отзовите одно предложение.
error--too-many-games = У вас столько неоконченных игр, сколько разрешено; сначала закончите одну.
error--not-signed-in = Вы не вошли; начните как гость или войдите в учётную запись.
error--account-needed = Для этого нужна учётная запись.
error--wrong-password = Имя или пароль неверны.
error--banned = Эта учётная запись заблокирована.
error--bad-code = Этот код не действует; возможно, он уже использован или устарел.
error--name-taken = Это имя занято; выберите другое.
error--bad-name = Имя состоит из 3–20 букв, цифр и знаков - или _ и начинается с буквы.
error--bad-password = Пароль — от 8 до 200 знаков.
error--wrong-origin = Этот запрос пришёл с другого сайта и не выполнен.
error--wrong-host = Этот сервер не обслуживает такой адрес; запустите его с --public-url.
error--forbidden = У вас нет на это прав.
error--not-found = Здесь ничего нет.
error--wrong-method = Этот адрес не принимает такой метод; см. /api/openapi.json.
error--unknown-game = Игры с таким именем нет; список — в /games.json.
error--bad-options = У этой игры нет таких настроек.
error--bad-rules = В файле правил есть ошибки.
error--slow-rules = По этим правилам ходы длятся слишком долго для сервера.
error--bad-clock = Контроль времени: не больше 3 часов на партию плюс не больше 3 минут на ход, или от 1 до 14 дней на ход.
error--not-for-two = Эта игра не рассчитана на двух или нескольких игроков.
error--not-rateable = На рейтинг могут играть только два человека с учётными записями, по правилам из каталога или по одному из наборов правил.
error--own-seek = Вы уже участвуете в этой игре.
error--blocked = Один из вас заблокировал другого.
error--seek-gone = Этого предложения больше нет.
error--not-a-player = Вы не участвуете в этой игре.
error--not-your-turn = Сейчас не ваш ход.
error--illegal-move = Так здесь ходить нельзя.
error--changed-meanwhile = Тем временем это изменили на другом устройстве; откройте снова.
error--out-of-step = Тем временем игра ушла вперёд; откройте её снова.
error--game-over = Игра окончена.
error--not-over = Игра ещё не окончена.
error--nothing-to-do = Отвечать не на что, и брать назад нечего.
error--not-saved = Сохранить не удалось, и ничего не изменилось; попробуйте снова.
error--busy = Сервер занят; попробуйте через минуту.
error--stopping = Сервер перезапускается; попробуйте через минуту.
error--internal = На сервере случилась ошибка; подробности в его журнале.

# The glossary.
glossary = Словарик
glossary-how = Что значат слова, которые встречаются в играх: сначала общие термины, потом слова самих игроков.
