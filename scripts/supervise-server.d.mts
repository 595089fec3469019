/** The exit code with which the server's thread asks to be started again. */
export const restartCode: number;
