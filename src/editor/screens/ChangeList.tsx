import { counted, words } from '../words/words.ts';
import type { ToldChange, ToldFile } from './change-list.ts';

type ChangeListProps = {
  files: readonly ToldFile[];
  titleOf: (file: string) => string;
  putBack: (file: ToldFile) => void;
};

/** The changes, file by file and field by field, before and after. */
export function ChangeList({ files, titleOf, putBack }: ChangeListProps) {
  return (
    <div>
      {files.map((one) => {
        const { file, before, after, changes } = one;
        return (
          <section key={file} className="changed-file">
            <header>
              <h2>{titleOf(file)}</h2>
              <span className="hint">
                {before === null
                  ? words.publish.newPage
                  : after === null
                    ? words.publish.deleted
                    : counted(words.publish.changes, changes.length)}
              </span>
              <button
                className="text-button"
                type="button"
                aria-label={`${words.publish.putBack}: ${titleOf(file)}`}
                onClick={() => putBack(one)}
              >
                {words.publish.putBack}
              </button>
            </header>
            {changes.map((change) => (
              <Change key={change.id} {...change} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** A changed field, before and after. */
export function Change({ kind, where, before, after }: ToldChange) {
  return (
    <div className="change">
      <p>{where.join(' › ')}</p>
      <div className="versions">
        {kind === 'moved' && <p className="is">{words.publish.moved}</p>}
        {(kind === 'changed' || kind === 'removed') && (
          <div className="was-version">
            <small>{kind === 'removed' ? words.publish.removed : words.publish.before}</small>
            <del>{before}</del>
          </div>
        )}
        {(kind === 'changed' || kind === 'added') && (
          <div className="is-version">
            <small>{kind === 'added' ? words.publish.added : words.publish.after}</small>
            <ins>{after}</ins>
          </div>
        )}
      </div>
    </div>
  );
}
