import { type Diagnostic, type Explanation, linesOf, say } from '../messages/index.ts';
import { diagnosticAt } from './diagnose.ts';
import { limits } from './yaml/limits.ts';

/** The text of a file, and what is wrong with its bytes. */
export type Decoded = { text: string; diagnostics: Diagnostic[] };

/** Decodes a file. A byte order mark and Windows line ends are fine. */
export function decode(file: string, bytes: Uint8Array): Decoded {
  if (bytes.length > limits.bytes) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return bad(file, '', 0, {
      code: 'file-too-large',
      message: [
        ...say('bytes-large', { size }),
        ...say('bytes-largest', { size: limits.bytes / 1_000_000 }),
      ],
      help: say('bytes-split'),
    });
  }
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) {
    const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return bad(file, text, 0, notUtf8(linesOf(text)[0] ?? ''));
  }
  const utf8 = strictly(bytes);
  if (utf8 === null) {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const start = firstBadByte(bytes);
    const line = text.slice(0, start).split('\n').length - 1;
    return bad(file, text, start, notUtf8(linesOf(text)[line] ?? ''));
  }
  const text = utf8.replace(/^\uFEFF/, '');
  return { text, diagnostics: checkCharacters(file, text) };
}

const notUtf8 = (line: string): Explanation => ({
  code: 'not-utf-8',
  message: say('bytes-notUtf8'),
  help: [...say('bytes-saveUtf8'), ...say('bytes-checkLine')],
  example: line.trim(),
});

function strictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first byte that is not valid UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let tooFar = bytes.length;
  while (tooFar - good > 1) {
    const middle = Math.floor((good + tooFar) / 2);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      decoder.decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      tooFar = middle;
    }
  }
  // The invalid byte may look like the start of a multi-byte character that is never completed.
  while (good > 0 && strictly(bytes.subarray(0, good)) === null) good -= 1;
  return good;
}

function checkCharacters(file: string, text: string): Diagnostic[] {
  if (!/^[^\S\r\n\u2028\u2029]*[^\s#]/m.test(text)) {
    return bad(file, text, 0, {
      code: 'empty-file',
      message: say('yaml-empty'),
      help: say(file.startsWith('pages/') ? 'yaml-writeTitle' : 'bytes-writeFields'),
      ...(file.startsWith('pages/')
        ? { example: 'title: Our Site\nblocks:\n  - type: prose\n    text: Welcome.' }
        : {}),
    }).diagnostics;
  }
  // A carriage return without a line feed ends a line in some programs but not in others.
  const control = /[^\P{Cc}\t\n\r\u0085]|\r(?!\n)|[\uFFFE\uFFFF]/u.exec(text);
  if (control) {
    return bad(file, text, control.index, {
      code: 'control-character',
      message: say('bytes-control'),
      help: say('bytes-retypeLine'),
      example: lineAt(text, control.index)
        .replaceAll(/\p{Cc}/gu, '')
        .trim(),
    }).diagnostics;
  }
  const lost = text.indexOf('\uFFFD');
  if (lost < 0) return [];
  return bad(file, text, lost, {
    code: 'lost-letter',
    message: say('text-lost', { character: '\uFFFD' }),
    help: say('text-retypeCharacter'),
  }).diagnostics;
}

const lineAt = (text: string, at: number): string =>
  linesOf(text)[text.slice(0, at).split('\n').length - 1] ?? '';

function bad(file: string, text: string, at: number, explanation: Explanation): Decoded {
  const before = linesOf(text.slice(0, at));
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const range = { line, column, endLine: line, endColumn: column + 1 };
  return { text, diagnostics: [diagnosticAt(file, range, explanation)] };
}
