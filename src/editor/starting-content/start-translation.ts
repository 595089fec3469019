import { pageSchema } from '../../../schema/page.ts';
import { siteSchema } from '../../../schema/site.ts';
import { childOf } from '../../../schema/value-at.ts';
import {
  applyEdits,
  changeLinks,
  inLanguage,
  isValueObject,
  type EditOp,
  type FileChange,
  type Value,
  type ValueObject,
} from '../../content/index.ts';
import { addressOfFile, readLink } from '../../site/index.ts';
import type { Session } from '../session/index.ts';
import {
  languageOfFile,
  languagesOfSite,
  pageFileLike,
  translationIn,
  valueOf,
} from '../site/index.ts';
import type { Sentence } from '../words/index.ts';

const order = Object.keys(pageSchema.shape);

/** What was noted about the original alone. */
const ofOriginalOnly = ['movedFrom', 'versionOf', 'checked', 'reviewBy', 'note', 'translated'];

type Wish = {
  /** The file of the page that is translated. */
  original: string;
  language: string;
};

/**
 * Copies a page, to be translated into a language, which the site gets in the same step if it does not have it. Visitors
 * do not see the copy yet. Returns its file; null if that was not possible.
 */
export function startTranslation(
  session: Session,
  { original, language }: Wish,
  notice: Sentence,
): string | null {
  const text = session.textOf(original);
  const value = valueOf(session, original);
  if (text === null || !isValueObject(value)) return null;
  const file = freeFile(session, original, language);
  const page = applyEdits(text, copyOps(session, { original, language, file, value }));
  const settings = addLanguage(session, language);
  if ('refused' in page || settings === null) return null;
  session.changeTexts([...settings, { file, before: null, after: page.text }], notice);
  return file;
}

type Copy = Wish & { file: string; value: ValueObject };

/** Sets a field of the page. */
const set = (field: string, value: Value): EditOp => ({ op: 'set', path: [field], value, order });

function copyOps(session: Session, { original, language, file, value }: Copy): EditOp[] {
  const { blocks } = value;
  const ofOriginal = languageOfFile(session, original);
  return [
    ...changeLinks(file, value, (to) => linkIn(session, to, language)).ops,
    ...ofOriginalOnly
      .filter((field) => value[field] !== undefined)
      .map((field): EditOp => ({ op: 'unset', path: [field] })),
    ...(Array.isArray(blocks) ? blocks : []).flatMap((block, index): EditOp[] =>
      inLanguage(block, ofOriginal) === block
        ? []
        : [{ op: 'set', path: ['blocks', index, 'language'], value: ofOriginal }],
    ),
    set('language', language),
    set('translationOf', addressOfFile(original)),
    set('translated', []),
    set('draft', true),
  ];
}

/** A link to a page as a link to its translation, if visitors can open that. */
function linkIn(session: Session, to: string, language: string): string | null {
  const target = readLink(to);
  const file = target.kind === 'page' ? pageFileLike(session, target.address) : undefined;
  const translated = file === undefined ? null : translationIn(session, file, language);
  if (translated === null || childOf(valueOf(session, translated), 'draft') === true) return null;
  // The parts of a translation have names of their own.
  return to.includes('#') ? null : addressOfFile(translated);
}

/** The file of a translation: below that of the page above it, or else below the language. */
function freeFile(session: Session, original: string, language: string): string {
  const steps = addressOfFile(original).split('/').slice(1);
  const [name = ''] = steps.slice(-1);
  const above = `/${steps.slice(0, -1).join('/')}`;
  const fileAbove = pageFileLike(session, above);
  const translated = fileAbove === undefined ? null : translationIn(session, fileAbove, language);
  const folder =
    translated === null
      ? `/${language.toLowerCase()}`
      : addressOfFile(translated).replace(/\/$/, '');
  const address = name === '' ? `/${language.toLowerCase()}` : `${folder}/${name}`;
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? address : `${address}-${number}`;
    if (pageFileLike(session, free) === undefined)
      return name === '' ? `pages${free}/index.yaml` : `pages${free}.yaml`;
  }
}

/** The change that gives the site a language; null if the settings cannot be changed. */
function addLanguage(session: Session, language: string): FileChange[] | null {
  if (languagesOfSite(session).includes(language)) return [];
  const before = session.textOf('site.yaml');
  if (before === null) return null;
  const settings = applyEdits(before, [
    {
      op: 'set',
      path: ['translations', language],
      value: {},
      order: Object.keys(siteSchema.shape),
    },
  ]);
  return 'refused' in settings ? null : [{ file: 'site.yaml', before, after: settings.text }];
}
