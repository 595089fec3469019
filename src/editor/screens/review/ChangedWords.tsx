import { Fragment, type ReactNode } from 'react';
import { compareParts, type ComparedPart } from '../../../content/index.ts';
import { useWords } from '../../words/index.ts';
import { keyOfWord, plainWords, type Word } from './text-words.ts';
import versions from './Versions.module.css';

type Compared = ComparedPart<Word>[];

/** A text of at least this many words is shown once, with its changes inline, if at least this share is unchanged. */
const minWordsInline = 12;
const minShareInline = 0.5;
/** Below this share, common words are coincidence. */
const minShareMarked = 0.3;

type ChangedWordsProps = {
  before: Word[];
  after: Word[];
  language: string;
};

export function ChangedWords({ before, after, language }: ChangedWordsProps) {
  const words = useWords();
  const compared = compareParts(before, after, keyOfWord);
  const share = unchangedShare(compared, before.length + after.length);
  if (Math.max(before.length, after.length) >= minWordsInline && share >= minShareInline) {
    return (
      <div className={`${versions.is} ${versions.both}`}>
        <p className={versions.text}>
          {compared.map((part, index) => (
            <MarkedPart key={index} part={part} language={language} isNamed />
          ))}
        </p>
      </div>
    );
  }
  const marked: Compared =
    share < minShareMarked
      ? [
          { kind: 'removed', parts: before },
          { kind: 'added', parts: after },
        ]
      : compared;
  return (
    <>
      <Side kind="removed" label={words.publish.before} marked={marked} language={language} />
      <Side kind="added" label={words.publish.after} marked={marked} language={language} />
    </>
  );
}

/** The share of both versions' words that is the same. */
const unchangedShare = (compared: Compared, wordCount: number): number =>
  (2 * compared.reduce((sum, part) => sum + (part.kind === 'same' ? part.parts.length : 0), 0)) /
  Math.max(1, wordCount);

type SideProps = { kind: 'removed' | 'added'; label: string; marked: Compared; language: string };

/** One of two versions; of the other only the common parts. */
const Side = ({ kind, label, marked, language }: SideProps) => (
  <div className={kind === 'removed' ? versions.was : versions.is}>
    <small>{label}</small>
    <p className={versions.text} lang={language}>
      {marked
        .filter((part) => part.kind === 'same' || part.kind === kind)
        .map((part, index) => (
          <MarkedPart key={index} part={part} language={language} />
        ))}
    </p>
  </div>
);

type MarkedPartProps = { part: ComparedPart<Word>; language: string; isNamed?: boolean };

/** `isNamed`: tells screen readers what was removed and added, if no text beside it does. */
function MarkedPart({ part: { kind, parts }, language, isNamed = false }: MarkedPartProps) {
  const words = useWords();
  if (kind === 'same')
    return (
      <span lang={language}>
        <TextOf parts={parts} />
      </span>
    );
  const last = parts.at(-1);
  const end = last?.text.trimEnd() ?? '';
  // The space after the last word is not marked.
  const text = (
    <TextOf parts={[...parts.slice(0, -1), ...(last ? [{ ...last, text: end }] : [])]} />
  );
  const name = kind === 'removed' ? words.publish.removed : words.publish.added;
  return (
    <>
      {isNamed && <span className="vh"> [{name}: </span>}
      {kind === 'removed' ? <del lang={language}>{text}</del> : <ins lang={language}>{text}</ins>}
      {isNamed && <span className="vh">] </span>}
      {last?.text.slice(end.length)}
    </>
  );
}

/** One of two texts to choose from, with the words marked that the other lacks. */
export const DifferingWords = ({ text, other }: { text: string; other: string }) =>
  compareParts(plainWords(other), plainWords(text), keyOfWord)
    .filter(({ kind }) => kind !== 'removed')
    .map(({ kind, parts }, index) =>
      kind === 'same' ? (
        <TextOf key={index} parts={parts} />
      ) : (
        <mark key={index}>
          <TextOf parts={parts} />
        </mark>
      ),
    );

export const TextOf = ({ parts }: { parts: readonly Word[] }) =>
  parts.map((word, index) => <Fragment key={index}>{looking(word)}</Fragment>);

function looking({ text, isBold, isItalic, isHeading, to }: Word): ReactNode {
  let shown: ReactNode = text;
  if (isItalic === true) shown = <em>{shown}</em>;
  if (isBold === true || isHeading === true) shown = <strong>{shown}</strong>;
  return to === undefined ? shown : <span className={versions.link}>{shown}</span>;
}
