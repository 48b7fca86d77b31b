# The page on which a new password is set with a code, which the server makes by itself.
recover-title = Новый пароль
recover-why = Код восстановления или ссылка от тех, кто ведёт этот сайт, позволяет один раз задать новый пароль. Все остальные сеансы завершатся.
recover-code = Код
recover-password = Новый пароль, не меньше 8 знаков
recover-set = Сохранить пароль
recover-bad-code = Этот код не действует; возможно, он уже использован или устарел.
recover-bad-password = В пароле от 8 до 200 знаков.
recover-failed = Не получилось; попробуйте снова через минуту.
