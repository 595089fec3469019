import { useId } from 'react';
import { nameInWords, fill } from '../words/index.ts';
import { withoutTarget, withTarget, type ImportEntry } from './import-entries.ts';
import { currentImportWords } from './import-words.ts';

type TargetSelectProps = {
  entry: ImportEntry;
  /** The blocks of the page that other entries update. */
  usedTargets: ReadonlySet<number>;
  language: string;
  change: (entry: ImportEntry) => void;
};

/** Chooses whether a table becomes a new block, or updates a block of the page with the same rows. */
export function TargetSelect({ entry, usedTargets, language, change }: TargetSelectProps) {
  const importWords = currentImportWords();
  const { targets, update } = entry;
  const id = useId();
  const choose = (value: string) => {
    const target = targets.find(({ index }) => String(index) === value);
    change(target ? withTarget(entry, target) : withoutTarget(entry));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{importWords.target}</label>
      <select
        className="input"
        id={id}
        value={update ? String(update.index) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        {targets
          .filter(({ index }) => !usedTargets.has(index))
          .map(({ index, title, proposal }) => (
            <option key={index} value={index} lang={title === '' ? undefined : language}>
              {title === ''
                ? fill(importWords.updateUntitled, {
                    kind: nameInWords(String(proposal.value['type'])),
                    position: index + 1,
                  })
                : fill(importWords.update, { title })}
            </option>
          ))}
        <option value="">{importWords.addNew}</option>
      </select>
    </div>
  );
}
