# Тексты вокруг игры по-русски: меню, приглашения, строки состояния, справка.
#
# Формы, о которых просят FORM и $case: nom (без имени), acc, gen, dat — падежи сторон и количеств.

## Стороны, камни, исходы

plies = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
heading-round = Партия { $number }
game-over = Игра окончена: { $end }.
round-over = Партия { $number } окончена: { $end }.
sure-win = верный выигрыш
sure-loss = верный проигрыш
expected = { $n ->
    [0] поровну, насколько я вижу
    [one] { $signed } камень, насколько я вижу
    [few] { $signed } камня, насколько я вижу
   *[many] { $signed } камней, насколько я вижу
}

## Решения и отказы

cannot-be-played = Ход «{ $text }» сделать нельзя: { $why }
no-move-here = «{ $text }» — здесь это не ход
moves-possible = ; возможны: { $moves }

## Доска

position = позиция: { $text }
score = счёт { $n }
in-the-tray = { $name }: { $n }
out = вне игры
owes = в долгу { $n }
in-reserve = в запасе { $n }
to-move = ходит
in-the-hand = в руке { $what }
board-over = Конец: { $end }
to-decide = нужно решить: { $what }
mark-of = { $mark } ({ $side })
belongs-to = принадлежит { FORM($side, "dat") }
not-this-turn = в этот ход ходить нельзя
pit-to-go-on = лунка, из которой надо ходить дальше
pit-to-decide = лунка, о которой нужно решить
out-of-play = вне игры

## Команды

greeting =
    Naqala — дом игр с посевом; их здесь { $games }, со всего света.

    { "  " }naqala play oware      сыграть первую партию с компьютером
    { "  " }naqala rules oware     прочитать, как в неё играют
    { "  " }naqala games           посмотреть все игры

    { "  " }naqala play kalah --north human     сыграть с тем, кто рядом
    { "  " }naqala moves oware                  узнать, что даст каждый ход
    { "  " }naqala help                         всё остальное: simulate, replay, проверка файла правил …
column-id = id
column-name = название
column-board = доска
column-players = игроки
column-rules = правила
column-options = настройки
column-played = происхождение
status-complete = полные
status-completed = дополненные
status-uncertain = неясные
games-legend =
    Правила игры бывают описаны в источниках полностью, дополнены по другим описаниям или отчасти неясны.
    `naqala rules ИГРА` выводит их со всеми настройками, `naqala play ИГРА` начинает игру.
games-named = Упомянуты в источниках, но без правил, по которым можно играть: { $names }.
legal-moves = { $title }, ходит { $side }: { $n ->
    [one] { $n } возможный ход
    [few] { $n } возможных хода
   *[many] { $n } возможных ходов
}
record-fine = всё верно: { $title }, { $plies }; { $end }
unfinished = не окончено, ходит { $side }
unfinished-gives-way = У вас есть неоконченная партия: как только вы сделаете здесь первый ход, она будет отложена
rules-have-changed = Файл правил изменился с тех пор, как партия была сохранена: она продолжается по новым правилам
nothing-played = Ни одного хода не сделано. Прежняя партия сохранена; продолжить: `naqala play { $id } --resume`.
was-put-aside = Ваша прежняя партия отложена; продолжить: `naqala play --load { $file }`.
game-kept = Партия сохранена; продолжить: `naqala play { $id } --resume`.
game-recorded = Запись партии — в файле { $file }.
kept-game = { $title }, { $plies }, { $state ->
        [unfinished] не окончена
        [playing] идёт прямо сейчас
       *[set-aside] отложена
    }, { $when }
no-kept-games = Неоконченных партий нет; начать новую: `naqala play ИГРА`.
interrupted = начатая партия сохранена; продолжить: `naqala play --resume`
serve-running = Naqala доступна по адресу { $url } (Ctrl-C — остановить)
serve-no-page = Программа собрана без страницы. В папке с исходным кодом эта строка собирает программу вместе с ней: cargo xtask web && cargo install --path crates/naqala-cli --features server

## Построчная игра

help-plain =
    Введите ход, например один из перечисленных, или:
    { "  " }board        доска ещё раз
    { "  " }moves        возможные ходы и что даст каждый
    { "  " }hint         ход, который сделал бы компьютер, и почему
    { "  " }why          что сделал последний ход
    { "  " }rules        как играют в эту игру
    { "  " }undo         взять свой последний ход назад
    { "  " }save ФАЙЛ    сохранить запись партии
    { "  " }resign       сдаться
    { "  " }q, quit      прервать; партия сохраняется
help-claim =
    Введите названия лунок, которые выбираете, или:
    { "  " }undo         взять свой последний ход назад
    { "  " }save ФАЙЛ    сохранить запись матча
    { "  " }resign       сдать матч
    { "  " }q, quit      прервать; матч сохраняется
help-arrange =
    Введите, сколько камней кладёте в свои лунки, по числу для каждой, или:
    { "  " }undo         взять свой последний ход назад
    { "  " }save ФАЙЛ    сохранить запись матча
    { "  " }resign       сдать матч
    { "  " }q, quit      прервать; матч сохраняется
moves-shortened = { $moves } [? — любая следующая лунка]
type-help = Введите help, чтобы посмотреть список команд.
decided-by-other = часть хода «{ $text }» решает { $side }; не пишите её
your-move = { $side }, ваш ход ({ $moves } или help):
your-move-of-many = { $side }, ваш ход (ходов: { $n }, например { $moves }; moves — увидеть все, help — справка):
side-plays = { $side } играет { $text }: { $explained }
not-allowed = такой ход здесь не разрешён: { $why }
no-move-yet = ни одного хода ещё не сделано
nothing-to-take-back = у вас нет хода, который можно взять назад
taken-back = { $n ->
    [one] { $n } ход взят назад
    [few] { $n } хода взято назад
   *[many] { $n } ходов взято назад
}
save-where = напишите имя файла, например: save game.txt
saved = запись в файле { $file }

## Между партиями матча

claim-how = ({ $names }), например { $word } { $example }:
arrange-how = (не меньше { $least } в каждую, { $fullest } или больше хотя бы в одну), например { $example }:
next-round = Enter: следующая партия

## Строки вокруг полноэкранной доски

human = человек
you = вы
side-played = { $side } сыграл
speed = скорость: { $pace }
sign-from = откуда
sign-last = последний камень
sign-captured = захвачено
sign-blocked = не в этот ход
in-hand = в руке
animation-step = Пробел — следующий шаг, Esc — сразу конец
animation-watching = Пробел останавливает игру, любая другая клавиша сразу показывает итог
animation = Любая клавиша сразу показывает итог
stopped = Остановлено. Пробел — дальше.
looking-for-a-hint = Ищу хороший ход
thinks = { $side } думает, { $seconds } с   Пробел: сходить сразу
thinks-watching = { $side } думает, { $seconds } с   Пробел останавливает игру
must-pass = { $who ->
    [you] У вас нет хода: Enter — пропустить
   *[side] У { FORM($side, "gen") } нет хода: Enter — пропустить
}
choose = { $who ->
    [you] Выберите лунку: стрелки и Enter или её название
   *[side] { $side }: выберите лунку: стрелки и Enter или её название
}
choose-again = { $who ->
    [you] Вы ходите ещё раз; выберите лунку: стрелки и Enter или её название
   *[side] { $side } ходит ещё раз; выберите лунку: стрелки и Enter или её название
}
typed-move = Ваш ход:
enter-plays = Enter — сыграть
may-not-be-played = { $text } здесь сыграть нельзя
no-such-key = «{ $letter }» — не лунка и не команда; { $help } покажет, что есть
hint = Подсказка: { $text }
hint-when = Подсказка даётся, когда ходите вы
kept-now = Партия сохранена; `naqala play --resume` её продолжит
kept-at-the-end = Партия сохранена; при выходе будет сказано, где лежит её запись
not-kept = Партию не удалось сохранить: { $why }
already-over = Игра окончена
only-a-person = Сдаться может только человек
sowing-speed = Скорость посева: { $pace }
window-too-small = Окно слишком мало для этой доски.
window-needs = Нужно { $needed }, а здесь { $there }.
window-enlarge = Увеличьте окно или уменьшите шрифт: партия вас подождёт.
no-sleep = В этой системе программу нельзя приостановить
window-leave = Ctrl-C — выйти; `naqala play --resume --plain` продолжит игру в построчном режиме.

## Поверх полноэкранной доски

title-keys = Клавиши
title-rules = Правила
title-last-move = Последний ход
title-hint = Подсказка
title-menu = Как сыграть { $pit }
title-sure = Точно?
title-game-over = Игра окончена
title-round-over = Партия { $number } окончена
menu-below = Esc: другая лунка
first-seed = первый камень в { $pit }
ask-resign = { $side } сдаётся?
ask-resign-match = { $side } сдаёт матч?
ask-new-game = Бросить эту партию и начать заново?
ask-new-match = Бросить этот матч и начать заново?
sure-below = y: да   n: нет
text-below = Esc: назад
text-below-long = стрелки листают   Esc: назад
after-plies = { $n ->
    [one] после { $n } хода
   *[many] после { $n } ходов
}
play-again = { $key }: ещё партия
take-back-or-quit = { $undo }: ход назад   { $quit }: выход
result-below = Esc: смотреть доску
claim-below = Пробел: выбрать   Enter: готово   Esc: назад
arrange-below = Enter: готово   Esc: назад
seeds-left = { $n ->
    [one] осталось { $n } камень
    [few] осталось { $n } камня
   *[many] осталось { $n } камней
}

## Клавиши полноэкранной доски

word-help = справка
word-quit = выход
word-undo = назад
word-hint = подсказка
word-explain = почему
word-rules = правила
word-slower = медленнее
word-faster = быстрее
word-new = заново
word-resign = сдаться
word-save = сохранить
about-help = эта справка
about-quit = выйти; партия сохраняется
about-undo = назад к вашему последнему решению
about-hint = ход, который сделал бы компьютер, и почему
about-explain = что сделал последний ход и почему
about-rules = как играют в эту игру
about-slower = сеять медленнее; медленнее всего — по шагам
about-faster = сеять быстрее; быстрее всего — сразу итог
about-new = начать партию заново
about-resign = сдаться
about-save = сохранить партию сейчас (она сохраняется после каждого хода)
help-keys =
    стрелки, Tab  переходить от лунки к лунке
    Enter         сходить из лунки (если способов несколько, появится меню)
    буквы         набрать название лунки или весь ход
    мышь          щёлкнуть по лунке, чтобы сходить из неё
    пробел        компьютер ходит сразу; остановить игру компьютеров
    PgUp, PgDn    листать список ходов
    Ctrl-Z        в командную строку; `fg` вернёт игру
help-signs =
    Название лунки стоит над её камнями, а под ними — такие знаки:
    { $from } откуда начат последний посев   { $last } его последний камень   { $captured } захвачено
    { $south } метка Юга   { $north } метка Севера
    { $blocked } в этот ход из неё ходить нельзя   { $focus } о ней нужно решить

## Анализ

analysis-of = { $title }, ход: { $side }
analysis-exact = Точно: { $value } в конце, если оба играют наилучшим образом.
analysis-winner = Точно: ходит { $side }; при лучшей игре { $result ->
        [wins] победа
        [loses] поражение
       *[draws] ничья
    }.
analysis-reached = Точная оценка достигается так: { $moves }.
column-depth = глубина
column-value = оценка
column-nodes = позиций
column-time = время
column-line = игра
ply = ход
value-to-south = оценка для Юга, в камнях
accuracy-of = { $side }: точность { $accuracy } %, потеря { $loss } за ход; { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??.
annotate-stopped = Прервано: оценено { $done } из { $all } ходов.

## Обучение

tune-generation = поколение { $n }, потери { $loss }
tune-learnt = { $title }: обучение на партиях: { $games }, позиций: { $positions }
tune-loss = Потери в партиях, не вошедших в обучение: { $loss }; только по материалу: { $material }
tune-written = Веса записаны в { $file }
tune-unfinished = Сыграно меньше партий, чем вы просили. Та же команда сыграет остальные; уже сыгранные хранятся в { $file }.games

## Таблицы окончаний

table-is = Таблица окончаний: { $title }
table-holds = Позиций: { $positions }, камней в них не больше { $seeds }, байтов: { $bytes }, на позицию { $share }
table-bounded = Слои, в которых некоторые оценки зависят от прежних позиций и даны как границы: { $layers }
table-file = Файл: { $path }
table-hash = Хеш: { $hash }
table-right = Верно: байты соответствуют хешу, а оценки позиций ({ $n }) — тем позициям, к которым ведут ходы.
table-value = Ходит { $side }; ещё выиграет { $value } (точная таблица).
table-exact = Точно (таблица окончаний): в конце перевес { $value }.
table-within = Ходит { $side }; ещё выиграет { $value }, смотря по прежним позициям.
table-winner = Точно (таблица окончаний): ходит { $side }; при лучшей игре { $result ->
        [wins] победа
        [loses] поражение
       *[draws] ничья
    }.
table-leads = Итоговый перевес, который { $side } получит после каждого хода (точная таблица):
table-has-not = В таблице окончаний есть позиции, где на доске не больше { $seeds } камней, а этой нет.
table-played-out = Числа относятся к игре до последнего камня; сама игра кончается, как только она решена.

## Решение

solve-value = { $title }: ходит { $side }, перевес в конце { $value }.
solve-winner = { $title }: ходит { $side }; при лучшей игре { $result ->
        [wins] победа
        [loses] поражение
       *[draws] ничья
    }.
solve-bounds = { $title }: ходит { $side }, перевес в конце { $value }, смотря по прежним позициям.
solve-solitaire = { $title }: решается; ходов в кратчайшем решении: { $n }.
solve-no-solitaire = { $title }: не решается; камней можно привести домой: { $n }.
solve-solitaire-cells = Наименьшее число ходов; − (7/12): не решается, домой можно привести 7 камней из 12.
solve-winner-cells = +1 — побеждает первый игрок, −1 — второй, 0 — ничья.
solve-line = Лучшая игра: { $line }
solve-cost = Позиций: { $n }, { $seconds } с
solve-cost-processor = Позиций: { $n }, { $seconds } с, процессорное время { $processor } с
solve-small = позиций: { $n }, камней: { $seeds }
solve-right = Верно: игру (ходов: { $n }) можно сыграть, и оценка доказана заново.
solve-with-table = С таблицей окончаний до { $seeds } камней: { $path }
solve-left = остановлено до конца: вариантов не решено: { $n }; с --results FILE та же команда продолжит с них
solve-not-yet = …

# Lessons.
learn-end = Это был последний шаг. Теперь сыграйте целую партию: naqala play { $game }
learn-keys = Введите ход. ? — подсказка, ! — решение, пустая строка — доска, q — выход.
learn-no-pit = На этой доске нет лунки { $pit }. Лунки: { $pits }
learn-others = У всех остальных игр есть первый урок по их правилам: naqala learn ИГРА
