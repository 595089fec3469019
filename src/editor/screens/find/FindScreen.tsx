import { useDeferredValue, useId, useMemo, useState, type FormEvent } from 'react';
import type { Replacement } from '../../../content/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { counted, Spoken, useWords } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import {
  whereOnSite,
  languageAt,
  languageOf,
  findInSite,
  type FoundInSite,
} from '../../site/index.ts';
import { shownSite } from '../review/shown-value.ts';
import { FoundText } from './FoundText.tsx';
import { screenStyles as screen, Checkbox } from '../../ui/index.ts';
import styles from './FindScreen.module.css';

type FindScreenProps = { session: Session; state: SessionState };

const nothing: FoundInSite = { found: [], amountsLeft: 0 };

const keyOf = ({ file, path }: Replacement) => `${file} ${path.join('.')}`;

export function FindScreen({ session, state }: FindScreenProps) {
  const words = useWords();
  const [search, setSearch] = useState({
    find: '',
    replaceBy: '',
    matchCase: false,
    wholeWords: false,
  });
  const [skipped, setLeft] = useState<ReadonlySet<string>>(new Set());
  const query = useDeferredValue(search);
  const { draft } = state;
  const { found, amountsLeft } = useMemo(
    () => (draft && query.find.trim() !== '' ? findInSite(session, query) : nothing),
    [session, query, draft],
  );
  const site = useMemo(
    () => (draft ? shownSite(session, languageOf(session)) : null),
    [session, draft],
  );
  const selected = found.filter((one) => !skipped.has(keyOf(one)));
  const form = useId();
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (selected.length === 0) return;
    session.edit(
      selected.map(({ file, op }) => ({ file, op })),
      counted(words.find.done, selected.length),
    );
  };
  const switchOne = (key: string) => {
    const next = new Set(skipped);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const isAll = selected.length === found.length;
  const switchAll = () => setLeft(new Set(isAll ? found.map(keyOf) : []));
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackLink />
      <h1>{words.find.title}</h1>
      <form className={styles.form} id={form} onSubmit={replace}>
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
          <Checkbox
            key={name}
            checked={search[name]}
            turn={(isOn) => setSearch({ ...search, [name]: isOn })}
          >
            {words.find[name]}
          </Checkbox>
        ))}
      </form>
      <div className={styles.head}>
        {found.length > 1 && (
          <Checkbox
            checked={isAll}
            // Only a property makes a checkbox indeterminate.
            ref={(box) => {
              if (box) box.indeterminate = !isAll && selected.length > 0;
            }}
            turn={switchAll}
          >
            {words.find.all}
          </Checkbox>
        )}
        <p className="hint" role="status">
          {query.find.trim() === '' ? words.find.hint : counted(words.find.found, found.length)}
          {amountsLeft > 0 && ` ${counted(words.find.amountsLeft, amountsLeft)}`}
        </p>
        <button
          className="button go"
          type="submit"
          form={form}
          aria-disabled={selected.length === 0}
        >
          {counted(words.find.replace, selected.length)}
        </button>
      </div>
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={keyOf(one)}>
            <Checkbox checked={!skipped.has(keyOf(one))} turn={() => switchOne(keyOf(one))}>
              <span>
                <Spoken sentence={whereOnSite(session, one.file, one.path)} />
              </span>
            </Checkbox>
            {site && (
              <FoundText
                found={one}
                site={site}
                language={languageAt(session, one.file, one.path)}
              />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
