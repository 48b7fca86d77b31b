# The glossary: what a term is called, how it is written in texts (a star stands for any ending), and what it means.

term-sowing-game = игра посева
term-sowing-game-forms = игра посева, игры посева, игр посева, манкал*
term-sowing-game-means = Игра, в которой камни берут из лунки и раскладывают по одному в следующие. То же, что «манкала».

term-pit = лунка
term-pit-forms = лунк*, лунок
term-pit-means = Углубление в доске, в котором лежат камни.

term-seed = камень
term-seed-forms = камень, камни, камня, камней, камню, камнем, камням*, камнях
term-seed-means = То, что сеют и выигрывают: камешек, семечко, раковина или боб.

term-store = амбар
term-store-forms = амбар*
term-store-means = Место для выигранных камней игрока. В одних играх в него тоже сеют, в других он только хранит камни.

term-reserve = в руке
term-reserve-forms = в руке
term-reserve-means = Камни, которых ещё нет на доске: игрок вводит их по одному. Также камни, которые взяли и ещё не посеяли.

term-inner-row = внутренний ряд
term-inner-row-forms = внутренний ряд, внутреннего ряда, внутреннему ряду, внутренним рядом, внутреннем ряду, внутренние ряды
term-inner-row-means = На досках с четырьмя рядами — ряд, обращённый к противнику. Ряд за ним — внешний.

term-sow = сеять
term-sow-forms = сеять, сеет, сеют, сеете, сейте, посев*, посеять, разложить, разложите
term-sow-means = Класть камни из руки по одному в следующие лунки.

term-last-seed = последний камень
term-last-seed-forms = последний камень, последнего камня, последнему камню, последним камнем
term-last-seed-means = Камень, которым кончается посев. Место, куда он упал, решает, что дальше: захват, новый круг или конец хода.

term-lap = круг
term-lap-forms = круг, круга, круге, круги, кругов, кругом, кругами, кругам
term-lap-means = Один посев: от взятия камней до последнего камня. Во многих играх ход состоит из нескольких кругов.

term-relay = продолжить посев
term-relay-forms = продолжить посев, продолжает посев, продолжайте посев, продолжается посев
term-relay-means = Взять всё, что лежит там, куда упал последний камень, и сеять дальше.

term-direction = против часовой стрелки
term-direction-forms = против часовой стрелки, по часовой стрелке
term-direction-means = Направление обхода доски. Если смотреть сверху, против часовой стрелки — это слева направо в вашем ближнем ряду. В играх с четырьмя рядами путь — два ваших ряда.

term-capture = захватить
term-capture-forms = захват*
term-capture-means = Выиграть камни из лунки. Они уходят в амбар или снова сеются на вашей стороне.

term-count-capture = захват по числу
term-count-capture-forms = захват по числу
term-count-capture-means = Захват, который зависит от числа камней в последней лунке: два или три, четыре, чётное число. Другой вид — захват по месту.

term-place-capture = захват по месту
term-place-capture-forms = захват по месту
term-place-capture-means = Захват, который зависит от того, куда упал последний камень: например, в вашу пустую лунку напротив заполненной.

term-opposite = лунка напротив
term-opposite-forms = лунка напротив, лунки напротив, лунку напротив, лунке напротив
term-opposite-means = Лунка через доску, в том же столбце.

term-chain = цепочка
term-chain-forms = цепочк*
term-chain-means = Захват, который идёт дальше по соседним лункам, пока они подходят.

term-passing = попутный захват
term-passing-forms = попутный захват, попутного захвата
term-passing-means = Захват не последним камнем: посев при этом продолжается.

term-resow = пересеять
term-resow-forms = пересеять, пересеивает, пересев
term-resow-means = Сеять захваченные камни на своей стороне, а не откладывать их.

term-grand-slam = полный захват
term-grand-slam-forms = полный захват, полного захвата, полным захватом
term-grand-slam-means = Захват всего, что есть у противника на доске; «отрубить голову». В разных играх и клубах с ним поступают по-разному.

term-feed = накормить
term-feed-forms = накорм*, подкорм*
term-feed-means = Дать противнику камни для хода. Во многих играх это обязательно, если у него их нет.

term-leftovers = оставшиеся камни
term-leftovers-forms = оставшиеся камни, оставшихся камней
term-leftovers-means = Камни, которые ещё лежат на доске, когда игра кончилась. Чьи они, говорят правила.

term-extra-move = ещё один ход
term-extra-move-forms = ещё один ход, ещё ход, ходите снова, ходит снова
term-extra-move-means = Дополнительный ход той же очереди.

term-pass = пропустить ход
term-pass-forms = пропустить ход, пропускает ход, пропускаете ход, пропуск хода
term-pass-means = Отдать очередь без хода.

term-endless = бесконечный посев
term-endless-forms = бесконечный посев, бесконечного посева, бесконечным посевом, бесконечные посевы
term-endless-means = Круги, которые снова приходят к тому же и никогда не кончились бы сами. Что тогда делать, говорят правила игры.

term-trap = ловушка
term-trap-forms = ловушк*, ловушек
term-trap-means = Отмеченная лунка. Камни в ней принадлежат тому, кто её создал, даже если она в чужом ряду.

term-mark = отмеченная лунка
term-mark-forms = отмеченная лунка, отмеченные лунки, отмеченной лунки
term-mark-means = Лунка с особым свойством, на время или навсегда: ловушка, туздык, дом.

term-blocked = заблокированная лунка
term-blocked-forms = заблокированная лунка, заблокирован*
term-blocked-means = Лунка, из которой в этот раз ходить нельзя.

term-closed = закрытая лунка
term-closed-forms = закрытая лунка, закрытые лунки, закрытых лунок
term-closed-means = Лунка, которая не участвует в целой партии; в конгкаке её называют «сожжённой».

term-second-kind = второй вид камней
term-second-kind-forms = второй вид камней
term-second-kind-means = Камни другой ценности или назначения в той же игре, например мандарины в о ан куан.

term-round = партия
term-round-forms = партия, партии, партий, партию, партиях
term-round-means = Одна игра матча, от расстановки до конца.

term-match = матч
term-match-forms = матч*
term-match-means = Несколько партий, результат которых переходит в следующую, пока кто-то не выиграет матч.

term-territory = территория
term-territory-forms = территори*
term-territory-means = Лунки, которые в следующей партии ваши, потому что вы столько выиграли в прошлой.

term-race = гонка
term-race-forms = гонк*
term-race-means = Первый посев, который все игроки делают одновременно. Начинает тот, кто закончил первым.

term-pie-rule = правило пирога
term-pie-rule-forms = правило пирога, правилу пирога
term-pie-rule-means = После первого хода второй игрок может поменяться местами. Поэтому слишком сильно никто не начинает.

term-team = команда
term-team-forms = команда, команды, команд, команде, командой
term-team-means = Игроки, которые выигрывают и проигрывают вместе.

term-solitaire = пасьянс
term-solitaire-forms = пасьянс*
term-solitaire-means = Игра для одного: против самой доски.

term-repetition = повторение
term-repetition-forms = повторени*
term-repetition-means = Позиция, которая возникает снова при ходе того же игрока. Когда она кончает игру или запрещена, говорят правила.

term-obligations = обязанности
term-obligations-forms = обязанности, обязанность
term-obligations-means = Что ход должен сделать или чего не должен, хотя иначе он был бы возможен.

term-draw = ничья
term-draw-forms = ничья, ничьей, ничью, ничьи, вничью
term-draw-means = Игра, в которой никто не выиграл.

term-variant = вариант
term-variant-forms = вариант*, настройк*
term-variant-means = Игра с выбранными настройками: в разных местах играют немного по-разному.

# Languages of the words that players use.

word-language-sw = суахили
word-language-kk = казахский
word-language-ak = акан
word-language-yo = йоруба
word-language-ms = малайский
word-language-jv = яванский
word-language-lg = луганда
word-language-rw = киньяруанда
word-language-vi = вьетнамский
word-language-ta = тамильский
word-language-naq = кхоекхое
word-language-mg = малагасийский
word-language-sn = шона
word-language-ts = тсонга
word-language-ki = кикуйю
word-language-ti = тигринья
word-language-am = амхарский
word-language-ber = берберский
word-language-ar = арабский
word-language-ja = японский, из го
word-language-si = сингальский
word-language-nso = северный сото
word-language-ny = чева
