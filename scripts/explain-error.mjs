/**
 * Explains errors of the machine rather than the program, for the person who typed a command. Plain JavaScript, because
 * it is needed before anything is bundled.
 */
import { getSystemErrorMap, inspect, stripVTControlCharacters } from 'node:util';
import { inSources } from './in-sources.mjs';

const reasons = {
  EACCES: (target) => `This account has no right to use ${target}.`,
  EADDRINUSE: (target) => `${target} is used by another program.`,
  EBUSY: (target) => `${target} is in use by another program.`,
  EDQUOT: (target) =>
    `The space allotted to this account is used up: ${target} could not be written.`,
  EEXIST: (target) => `There is something else already at ${target}.`,
  EFBIG: (target) => `${target} is larger than this disk allows.`,
  EIO: (target) => `The disk reports an error at ${target}.`,
  EISDIR: (target) => `${target} is a folder, and a file is needed there.`,
  ELOOP: (target) => `${target} is a link that leads back to itself.`,
  EMFILE: () => 'This account has too many files open at once.',
  ENAMETOOLONG: (target) => `The name ${target} is too long for this disk.`,
  ENFILE: () => 'This machine has too many files open at once.',
  ENOENT: (target) => `There is no file or folder ${target}.`,
  ENOMEM: () => 'This machine has no memory left.',
  ENOSPC: (target) => `The disk is full: ${target} could not be written.`,
  ENOTDIR: (target) => `${target} cannot be reached: a part of this path is a file, not a folder.`,
  ENOTEMPTY: (target) => `The folder ${target} is not empty.`,
  EPERM: (target) => `This account has no right to use ${target}.`,
  EROFS: (target) => `${target} lies on a disk that can only be read.`,
};

/** Bundlers written in Rust report only the number: `No space left on device (os error 28)`. */
function codeInText(message) {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1]);
  if (!number) return null;
  if (process.platform === 'win32') return { 5: 'EACCES', 112: 'ENOSPC' }[number] ?? null;
  return getSystemErrorMap().get(-number)?.[0] ?? null;
}

/** Windows says the same of a file that another program has open as of one that may not be changed. */
const busyOrProtected = (target) =>
  `${target} could not be replaced: another program has it open, or this account has no right to change it. ` +
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

/** A frame of a stack, or a place in a message of the bundler, that leads into the blocks or rules of the site. */
const siteLocation =
  /(?<!\bsrc\/|\bschema\/|\w)(blocks|rules)\/([\w-]+)(?:\/[\w-]+)*(?:\.[a-z]+)+:(\d+)/;

/** How many frames of a stack are looked at: code of the site may have called a function of the engine wrongly. */
const maxFrames = 4;

/** The errors that a bundler has found; the error itself if it comes from anything else. */
const partsOf = (error) => (Array.isArray(error?.errors) ? error.errors : [error]);

/**
 * Explains an error that the code of the site has caused: a block or rule that cannot be bundled, or has thrown an error;
 * null for all others.
 */
export function explainSiteFault(error) {
  if (!(error instanceof Error)) return null;
  const faults = partsOf(error).map((part) => {
    const text = stripVTControlCharacters(inspect(part)).replaceAll('\\', '/');
    const frames = inSources(text).split('\n');
    const first = frames.findIndex((line) => /^ +at /.test(line));
    const message = stripVTControlCharacters(String(part?.message ?? part)).split('\n', 1)[0];
    const lines =
      first < 0 ? frames : [...frames.slice(0, first), ...frames.slice(first, first + maxFrames)];
    const found = siteLocation.exec(lines.join('\n'));
    if (!found) return null;
    const [location, folder, name, line] = found;
    const kind = folder === 'blocks' ? 'block' : 'rule';
    const file = location.slice(0, location.lastIndexOf(':'));
    return `The ${kind} ${name} cannot be used: ${message}\n  Correct ${file}, line ${line}.`;
  });
  return faults.includes(null) ? null : faults.join('\n');
}

/**
 * The text of an error without characters that control a terminal or a workflow, which file names may contain. Text
 * from content goes through src/messages/printable.ts, which is not available before bundling.
 */
export const printable = (text) =>
  stripVTControlCharacters(text)
    .replaceAll(/[^\P{Cc}\n]|[\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, '�')
    .replaceAll('##[', '##⟦')
    .replaceAll(/^( *):(?=:)/gm, '$1∶');
