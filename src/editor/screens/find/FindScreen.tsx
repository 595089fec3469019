import { useDeferredValue, useMemo, useState, type FormEvent } from 'react';
import { openText } from '../../../editing/open-text.ts';
import type { Replacement } from '../../../editing/find-replace.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { counted } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { BackLink } from '../BackLink.tsx';
import { whereWords } from '../where-words.ts';
import { fileTitle } from '../file-title.ts';
import { languageOfFile } from '../site-language.ts';
import { findInSite } from './find-in-site.ts';

type FindScreenProps = { session: Session; state: SessionState };

const keyOf = ({ file, path }: Replacement) => `${file} ${path.join('.')}`;

/** Find and replace on all pages: previewed, and applied in one step. */
export function FindScreen({ session, state }: FindScreenProps) {
  const words = useWords();
  const [search, setSearch] = useState({
    find: '',
    replaceBy: '',
    matchCase: false,
    wholeWords: false,
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(search);
  const { draft } = state;
  const found = useMemo(
    () => (draft && wanted.find.trim() !== '' ? findInSite(session, wanted) : []),
    [session, wanted, draft],
  );
  const taken = found.filter((one) => !left.has(keyOf(one)));
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (taken.length === 0) return;
    session.edit(
      taken.map(({ file, op }) => ({ file, op })),
      counted(words.find.done, taken.length),
    );
  };
  const switchOne = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <main className="screen" tabIndex={-1}>
      <BackLink />
      <h1>{words.find.title}</h1>
      <form className="find-form" onSubmit={replace}>
        {(['find', 'replaceBy'] as const).map((name) => (
          <div key={name} className="field">
            <label htmlFor={name}>{words.find[name]}</label>
            <input
              className="input"
              id={name}
              autoComplete="off"
              value={search[name]}
              onChange={({ target }) => setSearch({ ...search, [name]: target.value })}
            />
          </div>
        ))}
        {(['matchCase', 'wholeWords'] as const).map((name) => (
          <label key={name} className="choice">
            <input
              type="checkbox"
              checked={search[name]}
              onChange={({ target }) => setSearch({ ...search, [name]: target.checked })}
            />
            {words.find[name]}
          </label>
        ))}
        <button className="button go" type="submit" aria-disabled={taken.length === 0}>
          {counted(words.find.replace, taken.length)}
        </button>
      </form>
      <p className="hint" role="status">
        {wanted.find.trim() === '' ? words.find.hint : counted(words.find.found, found.length)}
      </p>
      <ul className="found">
        {found.map((one) => (
          <li key={keyOf(one)}>
            <label className="choice">
              <input
                type="checkbox"
                checked={!left.has(keyOf(one))}
                onChange={() => switchOne(keyOf(one))}
              />
              <span>{whereOf(session, one)}</span>
            </label>
            <FoundText {...one} language={languageOfFile(session, one.file)} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function whereOf(session: Session, { file, path }: Replacement): string {
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  return [fileTitle(session, file), ...whereWords(file, root, path)].join(' › ');
}

const around = 60;

type FoundTextProps = Pick<Replacement, 'before' | 'after'> & { language: string };

/** The part of a text that changes, with context, before and after. */
function FoundText({ before, after, language }: FoundTextProps) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const max = Math.min(before.length, after.length) - start;
  while (end < max && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const head = before.slice(Math.max(0, start - around), start);
  const tail = before.slice(before.length - end, before.length - end + around);
  return (
    <p className="found-text" lang={language}>
      {start > around && '…'}
      {head}
      <del>{before.slice(start, before.length - end)}</del>
      <ins>{after.slice(start, after.length - end)}</ins>
      {tail}
      {end > around && '…'}
    </p>
  );
}
