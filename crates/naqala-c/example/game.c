/*
 * Two players of the computer play a game; every move is explained.
 *
 *     cc game.c $(pkg-config --cflags --libs naqala) -o game
 *     ./game kalah seeds=6
 */
#include <naqala.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the program with the reason if a call failed. */
static void check(naqala_status status) {
    if (status != NAQALA_STATUS_OK) {
        fprintf(stderr, "error %d: %s\n", (int)status, naqala_last_error());
        exit(1);
    }
}

/* Prints a text of the library and frees it. */
static void print(const char *before, char *text) {
    printf("%s%s\n", before, text);
    naqala_text_free(text);
}

/* Lets a player move and says what happened. */
static void move(naqala_session *session, naqala_player *player) {
    char *ply, *explanation;
    check(naqala_player_choose(player, session, 0, 0, 4, &ply));
    check(naqala_session_play(session, ply));
    check(naqala_session_explain(session, "en", &explanation));
    printf("%-4s ", ply);
    print("", explanation);
    naqala_text_free(ply);
}

/* Says how the game ended. */
static void tell_end(const naqala_game *game, const naqala_session *session) {
    static const char *const seats[] = {"South", "North", "East", "West"};
    int32_t winner, score;
    uint32_t seat;
    char *reason, *record;
    check(naqala_session_winner(session, &winner));
    check(naqala_session_reason(session, "en", &reason));
    for (seat = 0; seat < naqala_game_seats(game); seat++) {
        check(naqala_session_score(session, seat, &score));
        printf("%s %d\n", seats[seat], (int)score);
    }
    printf("%s: ", winner >= 0 ? seats[winner] : winner == NAQALA_DRAW ? "A draw" : "Nobody");
    print("", reason);
    check(naqala_session_record(session, &record));
    print("\n", record);
}

int main(int count, char **arguments) {
    naqala_game *game;
    naqala_session *session;
    naqala_player *players[2];
    uint32_t seat;
    int plies;

    if (naqala_abi_version() != NAQALA_ABI_VERSION) {
        fprintf(stderr, "this program needs ABI %d of libnaqala\n", NAQALA_ABI_VERSION);
        return 1;
    }
    check(naqala_game_new(count > 1 ? arguments[1] : "oware", count > 2 ? arguments[2] : NULL, &game));
    check(naqala_session_new(game, NULL, &session));
    check(naqala_player_new("alphabeta:4", 1, &players[0]));
    check(naqala_player_new("greedy", 2, &players[1]));

    for (plies = 0; plies < 1000 && !naqala_session_is_over(session); plies++) {
        check(naqala_session_seat(session, &seat));
        move(session, players[seat % 2]);
    }
    tell_end(game, session);

    naqala_player_free(players[0]);
    naqala_player_free(players[1]);
    naqala_session_free(session);
    naqala_game_free(game);
    return 0;
}
