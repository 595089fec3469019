/*
 * How long requests of the editor may take. Without a limit, a connection that is lost but not closed is waited for minutes,
 * and nobody is told.
 */

/** Ends a request for something that is there already after 30 seconds. */
export const answerLimit = (): AbortSignal => AbortSignal.timeout(30_000);

/** Ends a request after five minutes: the server may have to publish for it, or a picture to be sent over a slow line. */
export const workLimit = (): AbortSignal => AbortSignal.timeout(300_000);
