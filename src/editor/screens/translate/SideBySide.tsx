import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pageSchema } from '../../../../schema/page.ts';
import { childOf } from '../../../../schema/value-at.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { translationParts, type TranslationPart, type Value } from '../../../content/index.ts';
import { useFormOf } from '../../fields/index.ts';
import { textIn, useSession, type Session } from '../../session/index.ts';
import {
  dateWords,
  fieldLink,
  languageOfDays,
  languageOfFile,
  nameLanguage,
  nodesTo,
  spokenTitle,
  valueOf,
} from '../../site/index.ts';
import { fill, counted, fillSentence, quoted, Spoken, useWords } from '../../words/index.ts';
import { EditorIcon, noticeBoxStyles as notice, RadioRow } from '../../ui/index.ts';
import { TranslationRow } from './TranslationRow.tsx';
import { currentTranslateWords } from './translate-words.ts';
import { useEarlierTexts } from './use-earlier-texts.ts';
import styles from './SideBySide.module.css';

type SideBySideProps = { session: Session; original: string; file: string };

const filters = ['all', 'missing', 'stale'] as const;
type Filter = (typeof filters)[number];

/** What a part asks of the editor. */
const stateOf = (part: TranslationPart): 'missing' | 'stale' | 'done' =>
  part.kind === 'text' ? part.state : part.kind === 'fact' ? 'stale' : 'missing';

const keyOf = ({ kind, from }: TranslationPart): string => `${kind} ${from.join('.')}`;

const ignore = () => undefined;

/** A translation beside its original, text by text. */
export function SideBySide({ session, original, file }: SideBySideProps) {
  const words = currentTranslateWords();
  const { page } = useWords();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<Filter>('all');
  const open = useCallback(
    (path: FieldPath) => void navigate(fieldLink(file, path)),
    [navigate, file],
  );
  const form = useFormOf({ session, file, open, addBlock: ignore });
  const originalText = useSession(session, (state) => textIn(state, original));
  const pages = useMemo(() => {
    const source = originalText === null ? undefined : valueOf(session, original);
    return form && source !== undefined ? { original: source, translation: form.root } : null;
  }, [session, original, originalText, form]);
  const parts = useMemo(
    () => (pages ? translationParts(pages.original, pages.translation) : []),
    [pages],
  );
  const earlier = useEarlierTexts(session, { file: original, pages, parts });
  /** A text that is being written stays in view, whatever it has become. */
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (!pages || !form) return <h1>{page.lastGood}</h1>;
  const [language, ofOriginal] = [languageOfFile(session, file), languageOfFile(session, original)];
  const texts = parts.filter(({ kind }) => kind !== 'fact');
  const done = texts.filter((part) => stateOf(part) === 'done').length;
  const count = (one: Filter) =>
    one === 'all' ? parts.length : parts.filter((part) => stateOf(part) === one).length;
  const choose = (one: Filter) => {
    setFilter(one);
    setSelected(new Set(parts.filter((part) => stateOf(part) === one).map(keyOf)));
  };
  const shown = parts.filter((part) => filter === 'all' || selected.has(keyOf(part)));
  const endonym = nameLanguage(language).endonym;
  return (
    <>
      <h1>
        <Spoken
          sentence={fillSentence(words.titleIn, {
            title: spokenTitle(session, original),
            language: quoted(endonym, language),
          })}
        />
      </h1>
      <div className={styles.state}>
        <p role="status">
          <b>{fill(counted(words.progress, texts.length), { done })}</b>
        </p>
        <RadioRow
          legend={words.show}
          name="texts"
          options={filters}
          chosen={filter}
          choose={choose}
        >
          {(one) => (
            <span>
              {words.filters[one]} {count(one)}
            </span>
          )}
        </RadioRow>
        {count('missing') > 0 && (
          <button className="button" type="button" onClick={goToMissing}>
            {words.nextMissing}
            <EditorIcon name="arrow-down" />
          </button>
        )}
      </div>
      <Visibility session={session} file={file} isWhole={count('missing') === 0} of={ofOriginal} />
      <Outdated session={session} pages={pages} file={file} />
      <div className={styles.head} aria-hidden="true">
        <span>{fill(words.original, { language: nameLanguage(ofOriginal).endonym })}</span>
        <span>{endonym}</span>
      </div>
      {shown.length === 0 && <p>{words.nothing}</p>}
      <ul className={styles.rows}>
        {shown.map((part, index) => {
          const name = nameOfBlock(original, pages.original, part);
          const before = shown[index - 1];
          const isFirst = !before || nameOfBlock(original, pages.original, before) !== name;
          return (
            <li key={keyOf(part)} data-state={stateOf(part)}>
              {isFirst && name !== '' && <h2 lang={ofOriginal}>{name}</h2>}
              <TranslationRow
                form={form}
                pages={pages}
                part={part}
                state={stateOf(part)}
                languages={{ translation: language, original: ofOriginal }}
                earlier={earlier.get(part.from.join('.')) ?? null}
              />
            </li>
          );
        })}
      </ul>
      <p className="hint">{words.kept}</p>
      <p>
        <Link to={fieldLink('site.yaml', ['translations', language])}>
          <Spoken sentence={fillSentence(words.around, { language: quoted(endonym, language) })} />
        </Link>
      </p>
    </>
  );
}

function nameOfBlock(file: string, root: Value, { from }: TranslationPart): string {
  const block = from[0] === 'blocks' ? nodesTo(file, root, from.slice(0, 2)).at(-1) : undefined;
  return block?.title ?? '';
}

/** Moves to the next text after the focused one that is missing, or to the first. */
function goToMissing(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-state="missing"]')];
  const { activeElement } = document;
  const next =
    rows.find(
      (row) =>
        activeElement !== null &&
        !row.contains(activeElement) &&
        (activeElement.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? rows[0];
  const control = next?.querySelector<HTMLElement>('input, textarea, [contenteditable], button');
  next?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

type VisibilityProps = { session: Session; file: string; isWhole: boolean; of: string };

/** That visitors do not see the translation yet, and the way to show it to them. */
function Visibility({ session, file, isWhole, of }: VisibilityProps) {
  const words = currentTranslateWords();
  if (childOf(valueOf(session, file), 'draft') !== true) return null;
  const show = () =>
    session.edit(
      [{ file, op: { op: 'unset', path: ['draft'] } }],
      fillSentence(words.shown, { title: spokenTitle(session, file) }),
    );
  return (
    <div className={`${notice.notice} ${styles.notice}`}>
      <p>
        {words.hidden} {!isWhole && fill(words.stillMissing, { language: nameLanguage(of).name })}
      </p>
      <button className="button" type="button" onClick={show}>
        {words.showIt}
      </button>
    </div>
  );
}

type OutdatedProps = {
  session: Session;
  file: string;
  pages: { original: Value; translation: Value };
};

const order = Object.keys(pageSchema.shape);

/** That the original says a later day than a translation whose texts nobody has marked. */
function Outdated({ session, file, pages }: OutdatedProps) {
  const words = currentTranslateWords();
  const day = childOf(pages.original, 'lastChanged');
  const followed = childOf(pages.translation, 'lastChanged');
  const isMarked = childOf(pages.translation, 'translated') !== undefined;
  if (typeof day !== 'string' || isMarked || (typeof followed === 'string' && followed >= day))
    return null;
  const agree = () =>
    session.edit([{ file, op: { op: 'set', path: ['lastChanged'], value: day, order } }]);
  return (
    <div className={`${notice.notice} ${styles.notice}`}>
      <p>
        {fill(words.olderOriginal, {
          day: dateWords(day, { language: languageOfDays(session) }) ?? day,
        })}
      </p>
      <button className="button" type="button" onClick={agree}>
        {words.allRight}
      </button>
    </div>
  );
}
