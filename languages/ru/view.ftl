# Что говорит по-русски любая доска во время игры: стороны, отказы, решения, события посева.
#
# Формы, о которых просят FORM и $case: nom (без имени), acc, gen, dat — падежи сторон и количеств.

side-south = { $case ->
    [gen] Юга
    [dat] Югу
   *[nom] Юг
}
side-north = { $case ->
    [gen] Севера
    [dat] Северу
   *[nom] Север
}
side-east = { $case ->
    [gen] Востока
    [dat] Востоку
   *[nom] Восток
}
side-west = { $case ->
    [gen] Запада
    [dat] Западу
   *[nom] Запад
}
seeds = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
mark = метка
solved = решено
not-solved = не решено
side-wins = { $count ->
    [1] побеждает
   *[many] побеждают
} { $side }
and = { $first } и { $last }
a-draw = ничья
does-not-count = игра не засчитывается

decide-stop-or-go = остановиться в лунке { $pit } или продолжить посев из неё
decide-give = выберите лунку, которая получит захваченные камни
decide-bonus = выберите ещё одну лунку для захвата
decide-race = назовите лунку, из которой начнёте гонку
decide-capture = захватить из лунки { $pit } или оставить
decide-claim = взять камни из лунки { $pit } или продолжать посев
decide-turn = выберите направление следующего круга

illegal-game-over = игра окончена
illegal-other-decision = сначала нужно принять другое решение
illegal-no-such-pit = такой лунки нет
illegal-not-yours = эта лунка принадлежит другому игроку
illegal-empty = эта лунка пуста
illegal-closed = эта лунка в этой партии вне игры
illegal-blocked = эта лунка на этот ход заблокирована
illegal-direction = из этой лунки нельзя сеять в эту сторону
illegal-prior = сейчас обязателен другой вид хода
illegal-requirement = ход не выполняет требований правил
illegal-endless = посев бесконечен или забирает у противника все камни, а правила это запрещают
illegal-not-offered = по правилам такой ход здесь невозможен

caption-lift = { $side } берёт { $seeds } из { $pit }
caption-refill = { $side } возвращает камень в { $pit }
caption-borrow = { $side } берёт в долг камень для { $pit }
caption-enter = { $side } кладёт камень из запаса в { $pit }
caption-last = Последний камень попадает в { $pit }: { $now }
caption-last-second = Последний попадает в { $pit }, теперь там { $now }
caption-turn = Посев поворачивает и идёт { $way ->
    [clockwise] по часовой стрелке
   *[counterclockwise] против часовой стрелки
}
caption-left = Из лунки { $pit } ничего не захвачено
caption-skip = { $pit } пропускается
caption-capture = { $side } захватывает { $seeds } из { $pit }
caption-refused = Правила отменяют этот захват
caption-relay = Посев продолжается из { $pit }
caption-resow = Захваченное ({ $seeds }) сеют начиная с { $pit }
caption-mark = { $pit } получает метку { FORM($side, "gen") }
caption-unmark = { $pit } теряет метку
caption-block = Следующим ходом из { $pit } ходить нельзя
caption-block-named = { $pit } — { $word }: следующим ходом из неё ходить нельзя
caption-give = В { $pit } кладут { $seeds }
caption-collect = { $side } получает { $seeds }
caption-swap = Игроки меняются сторонами
caption-swallow = В { $pit } сразу падает { $seeds }
caption-bind = { $side } обязан ходить дальше из { $pit }
caption-again = { $side } ходит ещё раз
caption-pass = { $side } пропускает ход
caption-pay = { $side } платит одним камнем
caption-name = { $side } начинает гонку из { $pit }
caption-finish = { $side } заканчивает в { $pit }
caption-begin = { $side } ходит первым
caption-endless = Этот посев бесконечен

button-pass = пропустить
button-swap = поменяться сторонами
button-stop = остановиться
button-go = продолжить посев
button-take = захватить
button-counterclockwise = против часовой стрелки
button-clockwise = по часовой стрелке
button-north = вверх
button-north-east = вверх вправо
button-east = вправо
button-south-east = вниз вправо
button-south = вниз
button-south-west = вниз влево
button-west = влево
button-north-west = вверх влево
button-decline = оставить
button-play = сыграть

pace-off = сразу
pace-fast = быстро
pace-normal = обычно
pace-slow = медленно
pace-step = по шагам

# Between the rounds of a match.

round = партия { $number }
round-points = очки { $south } : { $north }
claim-question = { $side }, выберите { $n ->
    [one] { $n } лунку
    [few] { $n } лунки
   *[many] { $n } лунок
}{ $purpose ->
    [leave] { "" }, чтобы оставить без камней
    [sell] { " " }на продажу
    [share] { "" }, чтобы продать наполовину
    [regain] { "" }, чтобы вернуть себе
   *[take] { " " }другого ряда
}
takes-over = { $purpose ->
    [leave] { $side } оставляет без камней { $names }
    [sell] { $side } продаёт { $names }
    [share] { $side } продаёт половину { $names }
    [regain] { $side } возвращает себе { $names }
   *[take] { $side } занимает { $names }
}
claim-nothing = решать нечего
claim-number = выберите { $n ->
    [one] { $n } лунку
    [few] { $n } лунки
   *[many] { $n } лунок
}{ $purpose ->
    [leave] { "" }, чтобы оставить без камней
    [sell] { " " }на продажу
    [share] { "" }, чтобы продать наполовину
    [regain] { "" }, чтобы вернуть себе
   *[take] { " " }другого ряда
}
claim-no-pit = лунку «{ $name }» выбрать нельзя; есть { $names }
arrange-question = { $side }, разложите { $n ->
    [one] { $n } свой камень
    [few] { $n } своих камня
   *[many] { $n } своих камней
} по лункам { $names }
arrange-wrong = нужно { $n ->
    [one] { $n } число
    [few] { $n } числа
   *[many] { $n } чисел
}, в сумме { $seeds }: каждое не меньше { $least }, хотя бы одно не меньше { $fullest }
lays-out = { $side } раскладывает { $seeds }
match-won = Матч выигрывает { $side }
match-drawn = Матч закончился вничью
not-counted = не засчитана

# Why a move is good or bad.

wins-in = победа через { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}
loses-in = проигрыш через { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}
best-is = Лучший ход — { $text } ({ $value }).
threatens = Угроза — { $text }: { $does }
answer-expected = Лучший ответ — { $text }: { $does }
can-be-answered = После { $played } { $side } может ответить { $text }: { $does }
better-was = Лучше было сыграть { $text } ({ $value }).
