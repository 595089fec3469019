import {
  type Diagnostic,
  type Explanation,
  type FieldPath,
  say,
  type Message,
} from '../../messages/index.ts';
import type { CheckInput } from './check-input.ts';
import { textsOf } from '../values/map-texts.ts';

/**
 * Finds placeholders for what is still missing: addresses on `.example`, telephone and other numbers of zeros, and
 * anything whose note begins with "Stand-in". A site may be published with them, but is not finished.
 */
export function checkStandIns({ files, diagnose }: CheckInput): Diagnostic[] {
  return files.documents.flatMap(({ file, document }) =>
    findStandIns(document).map(({ path, explanation }) => diagnose(file, path, explanation)),
  );
}

type WordedExplanation = Explanation & { message: Message };

/** The placeholders of one file, each with what explains it. */
export const findStandIns = (
  document: unknown,
): { path: FieldPath; explanation: WordedExplanation }[] => [
  ...textsOf(document).flatMap(({ text, path }) => {
    const explanation = standInText(text);
    return explanation ? [{ path, explanation }] : [];
  }),
  ...notesOf(document).map(({ note, path }) => ({ path, explanation: markedByNote(note) })),
];

function standInText(text: string): WordedExplanation | null {
  if (/[\w-]\.example\b/i.test(text)) {
    return standIn(say('standIn-address', { quoted: `"${text}"` }), say('standIn-realAddress'));
  }
  const digits = text.replaceAll(/[\s()+-]/g, '');
  if (/^\d{7,15}$/.test(digits) && digits.includes('000000')) {
    return standIn(say('standIn-phone', { quoted: `"${text}"` }), say('standIn-realNumber'));
  }
  const [zeros] = /\b0{4,}\b/.exec(text) ?? [];
  if (zeros === undefined) return null;
  return {
    ...standIn(say('standIn-number', { number: zeros }), say('standIn-realNumber')),
    within: zeros,
  };
}

const standIn = (message: Message, help: Message): WordedExplanation => ({
  code: 'stand-in',
  severity: 'warning',
  message,
  help,
});

const mark = 'stand-in';

function markedByNote(note: string): WordedExplanation {
  const rest = note.slice(mark.length).replace(/^[\s:.,]+/, '');
  return standIn(
    rest === '' ? say('standIn-marked') : say('standIn-markedAs', { rest }),
    say('standIn-replace'),
  );
}

/** The notes that begin with the word Stand-in, with their paths. */
function notesOf(value: unknown, path: FieldPath = []): { note: string; path: FieldPath }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(name) : name];
    if (name !== 'note' || typeof item !== 'string') return notesOf(item, itemPath);
    return item.toLowerCase().startsWith(mark) ? [{ note: item, path: itemPath }] : [];
  });
}
