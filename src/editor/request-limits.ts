/*
 * Time limits of the editor's requests. Without one, a lost connection that is not closed waits for minutes, and nobody
 * is told.
 */

/** 30 seconds, for requests of existing things. */
export const answerLimit = (): AbortSignal => AbortSignal.timeout(30_000);

/** Five minutes: the server may have to publish, or a slow line to send a picture. */
export const workLimit = (): AbortSignal => AbortSignal.timeout(300_000);
