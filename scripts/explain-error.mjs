/**
 * Explains errors of the machine rather than the program, for the person who typed a command. Plain JavaScript, because
 * it is needed before anything is bundled.
 */
import { getSystemErrorMap } from 'node:util';

const reasons = {
  EACCES: (what) => `This account has no right to use ${what}.`,
  EADDRINUSE: (what) => `${what} is used by another program.`,
  EBUSY: (what) => `${what} is in use by another program.`,
  EDQUOT: (what) => `The space allotted to this account is used up: ${what} could not be written.`,
  EEXIST: (what) => `There is something else already at ${what}.`,
  EFBIG: (what) => `${what} is larger than this disk allows.`,
  EIO: (what) => `The disk reports an error at ${what}.`,
  EISDIR: (what) => `${what} is a folder, and a file is needed there.`,
  ELOOP: (what) => `${what} is a link that leads back to itself.`,
  EMFILE: () => 'This account has too many files open at once.',
  ENAMETOOLONG: (what) => `The name ${what} is too long for this disk.`,
  ENFILE: () => 'This machine has too many files open at once.',
  ENOENT: (what) => `There is no file or folder ${what}.`,
  ENOMEM: () => 'This machine has no memory left.',
  ENOSPC: (what) => `The disk is full: ${what} could not be written.`,
  ENOTDIR: (what) => `${what} cannot be reached: a part of this path is a file, not a folder.`,
  ENOTEMPTY: (what) => `The folder ${what} is not empty.`,
  EPERM: (what) => `This account has no right to use ${what}.`,
  EROFS: (what) => `${what} lies on a disk that can only be read.`,
};

/** Bundlers written in Rust report only the number: `No space left on device (os error 28)`. */
function codeInText(message) {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1]);
  if (!number) return null;
  if (process.platform === 'win32') return { 5: 'EACCES', 112: 'ENOSPC' }[number] ?? null;
  return getSystemErrorMap().get(-number)?.[0] ?? null;
}

/** Windows says the same of a file that another program has open as of one that may not be changed. */
const busyOrProtected = (what) =>
  `${what} could not be replaced: another program has it open, or this account has no right to change it. ` +
  'Close it there, then try again.';

const isReplacing = ({ syscall, code }) =>
  ['rename', 'unlink', 'rm'].includes(syscall) && ['EPERM', 'EACCES', 'EBUSY'].includes(code);

function explainOne(error) {
  if (error.name === 'CommandError' || error.code?.startsWith?.('ERR_PARSE_ARGS')) {
    return error.message;
  }
  const code = error.syscall ? error.code : codeInText(error.message ?? '');
  const explain = isReplacing(error) ? busyOrProtected : reasons[code];
  if (!explain) return null;
  const paths = [error.dest, error.path].filter((file) => typeof file === 'string');
  return explain(paths[0] ?? (error.port ? `The port ${error.port}` : 'a file'));
}

/** The explanation of an error that is not a bug in the program; null for all others. */
export function explainError(error) {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; depth++) {
    const words = explainOne(cause);
    if (words !== null) return words;
    cause = cause.cause ?? cause.errors?.[0];
  }
  return null;
}

/**
 * The text of an error without characters that control a terminal or a workflow, which file names may contain. Text
 * from content goes through src/diagnostics/printable.ts, which is not available before bundling.
 */
export const printable = (text) =>
  text
    .replaceAll(/[^\P{Cc}\n]|[\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, '�')
    .replaceAll('##[', '##⟦')
    .replaceAll(/^( *):(?=:)/gm, '$1∶');
