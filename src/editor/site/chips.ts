import { isObject } from '../../../schema/is-object.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Maybe, Value } from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import type { ListedOption } from '../ui/index.ts';
import { labelOfLink } from './link-offers.ts';
import { languageOf, notationOf } from './site-language.ts';
import { valueOf } from './value-of.ts';
import { dateWords } from './value-words.ts';

/** A part of a short text that is shown in other words than the file has: a name in braces, a link, a foreign word. */
export type Chip = {
  kind: 'value' | 'link' | 'language';
  /** As the file has it. */
  source: string;
  /** As visitors read it. */
  words: string;
  /** Where a link leads, or the language of the words; otherwise empty. */
  to: string;
  /** What a link leads to, in words; otherwise empty. */
  target: string;
};

const chip = /\{\{([^{}\n]*)\}\}|(?<![!\\])\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** The parts of a short text, in order: plain texts, and chips. Together, their sources are the text. */
export function chipsIn(session: Session, text: string, takesLinks: boolean): (string | Chip)[] {
  const parts: (string | Chip)[] = [];
  let end = 0;
  for (const { 0: source, 1: name, 2: label = '', 3: to = '', index } of text.matchAll(chip)) {
    const found =
      name === undefined
        ? linkChip(session, { source, label, to }, takesLinks)
        : valueChip(session, source, name.trim());
    if (!found) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(found);
    end = index + source.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

function linkChip(
  session: Session,
  { source, label, to }: { source: string; label: string; to: string },
  takesLinks: boolean,
): Chip | null {
  const words = chipsIn(session, label, false)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
  if (to.startsWith('lang:')) {
    return { kind: 'language', source, words, to: to.slice('lang:'.length), target: '' };
  }
  if (!takesLinks) return null;
  return { kind: 'link', source, words, to, target: labelOfLink(session, to) ?? to };
}

function valueChip(session: Session, source: string, name: string): Chip | null {
  const words = valueCalled(session, name);
  return words === null ? null : { kind: 'value', source, words, to: '', target: '' };
}

/** A value that texts may name, in words; null if there is none of that name, which is a mistake to be seen. */
function valueCalled(session: Session, name: string): string | null {
  if (name === 'site.name') return siteName(session);
  const [list = '', ...rest] = name.split('.').map((part) => part.trim());
  const column = rest.pop();
  const row = rest.join('.').toLowerCase();
  return (
    valuesOfList(session, list).find(
      (one) => one.column === column && one.row.toLowerCase() === row,
    )?.words ?? null
  );
}

const siteName = (session: Session): string | null => {
  const name = valueAt(valueOf(session, 'site.yaml'), ['name']);
  return typeof name === 'string' && name !== '' ? name : null;
};

const asList = (value: Maybe): readonly Value[] => (Array.isArray(value) ? value : []);

type ListValue = { row: string; column: string; label: string; words: string };

/** The values of a list of the site that are words: those of each row besides its name. */
function valuesOfList(session: Session, list: string): ListValue[] {
  const root = valueOf(session, `data/${list}.yaml`);
  const [first, ...columns] = asList(valueAt(root, ['columns'])).flatMap((column) => {
    const [name, label, kind] = ['name', 'label', 'kind'].map((step) => valueAt(column, [step]));
    return typeof name === 'string'
      ? { name, label: typeof label === 'string' ? label : name, isAmount: kind === 'amount' }
      : [];
  });
  if (!first) return [];
  const { language = 'en', currency = '' } = notationOf(session);
  return asList(valueAt(root, ['rows'])).flatMap((row) =>
    columns.flatMap(({ name, label, isAmount }) => {
      const [called, value] = [valueAt(row, [first.name]), valueAt(row, [name])];
      const plain = isObject(value) || value === undefined ? '' : inWords(value, language);
      const words = isAmount && typeof value === 'number' ? `${currency} ${plain}`.trim() : plain;
      return called === undefined || words === ''
        ? []
        : { row: String(called), column: name, label, words };
    }),
  );
}

const inWords = (value: Value, language: string): string =>
  typeof value === 'number'
    ? value.toLocaleString(language)
    : (dateWords(String(value), { language }) ?? String(value));

/** A text as visitors read it, with what it names in braces. */
export const withValues = (session: Session, text: string): string =>
  text.includes('{{')
    ? chipsIn(session, text, false)
        .map((part) =>
          typeof part !== 'string' && part.kind === 'value' ? part.words : sourceOf(part),
        )
        .join('')
    : text;

/** A part of a text as the file has it. */
export const sourceOf = (part: string | Chip): string =>
  typeof part === 'string' ? part : part.source;

/** What a text may name instead of repeating it: the name of the site, and the values of its lists. */
export function valueOffers(session: Session): ListedOption[] {
  const name = siteName(session);
  const lists = [...session.texts()].flatMap(
    ([file]) => /^data\/(.+)\.yaml$/.exec(file)?.[1] ?? [],
  );
  const language = languageOf(session);
  return [
    ...(name === null ? [] : [{ value: '{{site.name}}', label: name, language }]),
    ...lists.flatMap((list) =>
      valuesOfList(session, list).map(({ row, column, label, words }) => ({
        value: `{{${list}.${row}.${column}}}`,
        label: words,
        note: `${row}, ${label}`,
        language,
      })),
    ),
  ];
}
