/**
 * An error that a command reports to its user as it is, without a stack trace. The exit code is 1 if the content has
 * errors, and 2 otherwise. It is recognised by its name, because every command is bundled separately.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
