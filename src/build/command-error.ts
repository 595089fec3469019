/**
 * Why a command cannot go on, in words for the person who typed it: they are shown as they are, without a stack. The exit
 * code is 1 where the content has errors, and 2 for all else. The name is what counts, because every command is
 * bundled by itself.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
