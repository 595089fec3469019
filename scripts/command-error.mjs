/** Shown to the person who typed the command in these words, without a stack; known by its name, as in src/. */
export class CommandError extends Error {
  name = 'CommandError';
}
