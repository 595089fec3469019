/**
 * Why a command cannot go on, in words for whoever typed it: they are shown as they are, without a stack, and the
 * exit code is 2. The name is what counts, because every command is bundled by itself.
 */
export class CommandError extends Error {
  override name = 'CommandError';
}
