/* Debian's libunwind is compiled for glibc, with checks of format strings. musl has no such function: the plain one does it. */
#include <stdarg.h>
#include <stdio.h>

int __fprintf_chk(FILE *stream, int flag, const char *format, ...) {
    va_list values;
    (void)flag;
    va_start(values, format);
    int written = vfprintf(stream, format, values);
    va_end(values);
    return written;
}
