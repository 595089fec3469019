import { useState } from 'react';
import type { Conflict } from '../../editing/merge-texts.ts';
import { openText } from '../../editing/open-text.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { schemaAt } from '../fields/schema-at.ts';
import { valueWords } from '../fields/value-words.ts';
import type { Session } from '../session/session.ts';
import type { ConflictChoice } from '../store/store.ts';
import { words } from '../words/words.ts';
import { whereWords } from './change-list.ts';

type ConflictChoicesProps = {
  session: Session;
  conflicts: readonly Conflict[];
  /** Which of them are to stay as they are here. */
  choose: (mine: readonly ConflictChoice[]) => void;
};

const keyOf = ({ file, path }: Conflict) => `${file} ${path.join('.')}`;

/** Two versions of a field, and which of them stays. Theirs becomes a change here, which can be undone. */
export function ConflictChoices({ session, conflicts, choose }: ConflictChoicesProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const pick = (conflict: Conflict, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(keyOf(conflict));
    else next.delete(keyOf(conflict));
    setMine(next);
    choose(conflicts.filter((one) => next.has(keyOf(one))));
    session.settle(conflict, isMine);
  };
  return (
    <section className="notice bad" role="alert">
      <div>
        <p>
          <b>{words.publish.both}.</b> {words.publish.bothText}
        </p>
        {conflicts.map((conflict) => {
          const { file, path, ours, theirs } = conflict;
          const root = openText(session.textOf(file) ?? '')?.value ?? null;
          const show = (value: Maybe) =>
            valueWords(value, schemaAt({ file, root }, path), { language: 'en' }) ||
            words.publish.nothingThere;
          return (
            <fieldset key={keyOf(conflict)} className="conflict">
              <legend>{whereWords(file, root, path).join(' › ') || file}</legend>
              <label>
                <input type="radio" name={keyOf(conflict)} onChange={() => pick(conflict, true)} />
                <span>
                  {words.publish.mine}: {show(ours)}
                </span>
              </label>
              <label>
                <input type="radio" name={keyOf(conflict)} onChange={() => pick(conflict, false)} />
                <span>
                  {words.publish.theirs}: {show(theirs)}
                </span>
              </label>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
