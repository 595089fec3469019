import { useEffect, useRef, useState } from 'react';
import { type PastedDocument, rereadTable, classesOf } from '../../content/index.ts';
import {
  DialogHead,
  RadioRow,
  chooserDialogStyles as chooser,
  noticeBoxStyles as noticeStyles,
} from '../ui/index.ts';
import type { Session } from '../session/index.ts';
import { notationOf } from '../site/index.ts';
import { labelOf, counted, fill, useWords } from '../words/index.ts';
import {
  comparisonOf,
  reread,
  splitEntry,
  updateOf,
  type EditedPage,
  type ImportEntry,
} from './import-entries.ts';
import { applyImport } from './apply-import.ts';
import { currentImportWords } from './import-words.ts';
import { actionWords, readingOf } from './import-reading.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { linksOfPaste } from './links-of-paste.ts';
import { PasteBox } from './PasteBox.tsx';
import type { PastedInput } from './pasted-input.ts';
import { ProposalCard } from './ProposalCard.tsx';
import { readImportFiles } from './read-files.ts';
import { readInput } from './read-input.ts';
import styles from './ImportDialog.module.css';

type ImportDialogProps = {
  session: Session;
  file: string;
  language: string;
  /** The paste or drop to read; null to show the box first. */
  input: PastedInput | null;
  page: EditedPage;
  index: number;
  /** Receives the position of the first block that was added or updated. */
  changed: (index: number) => void;
  close: () => void;
};

const views = ['understood', 'preview'] as const;

/** Turns a spreadsheet, letter or chat into blocks, and previews them before anything is written. */
export function ImportDialog(props: ImportDialogProps) {
  const importWords = currentImportWords();
  const words = useWords();
  const { session, file, language, input, page, index: position, changed, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const options = { ...notationOf(session), language, labelOf };
  const [links] = useState(() => linksOfPaste(session));
  const [reading, setReading] = useState(() =>
    input && input.files.length === 0
      ? readingOf(readInput(input, links.linkTo), page, options)
      : null,
  );
  const [refusal, setRefusal] = useState(() =>
    input && input.files.length === 0 && !reading ? importWords.nothing : '',
  );
  const [pending, setPending] = useState(input?.files[0]?.name ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [view, setView] = useState<(typeof views)[number]>('understood');
  const show = (document: PastedDocument) => {
    const next = readingOf(document, page, options);
    setReading(next);
    setRefusal(next ? '' : importWords.nothing);
  };
  const readFiles = async (files: readonly File[]) => {
    const { worker } = session.runtime;
    const answer = await readImportFiles(files, { worker, linkTo: links.linkTo });
    setPending('');
    if ('refused' in answer)
      setRefusal(fill(importWords.refusals[answer.reason], { name: answer.refused.name }));
    else show(answer);
  };
  const take = (pasted: PastedInput) => {
    const [first] = pasted.files;
    if (!first) {
      show(readInput(pasted, links.linkTo));
      return;
    }
    setPending(first.name);
    void readFiles(pasted.files);
  };
  const begin = useRef(() => {
    dialog.current?.showModal();
    if (input && input.files.length > 0) void readFiles(input.files);
  });
  useEffect(() => begin.current(), []);
  const isRead = reading !== null;
  // The focused button may be gone.
  useEffect(() => {
    const first = isRead ? 'input[data-first]' : 'textarea[data-first]';
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isRead]);
  const entries = reading?.entries ?? [];
  const replace = (index: number, next: readonly ImportEntry[]) =>
    setReading((now) => now && { ...now, entries: now.entries.toSpliced(index, 1, ...next) });
  const chosen = entries.filter(({ isIncluded }) => isIncluded);
  const shown = chosen.flatMap((entry) => {
    const value = entry.update ? updateOf(entry, page, options)?.value : entry.proposal.value;
    return value ? [value] : [];
  });
  const updated = chosen.filter((entry) => updateOf(entry, page, options) !== null).length;
  const ofPictures = new Set(
    chosen.flatMap(({ pictures, proposal }) => (pictures.length > 0 ? [proposal.value] : [])),
  );
  const ops = links.opsOf(shown);
  const apply = async () => {
    const isAnyUnsaid = chosen.some(({ pictures }) =>
      pictures.some(({ alt }) => alt.trim() === ''),
    );
    setIsRefused(isAnyUnsaid);
    if (isAnyUnsaid) {
      // Asks for each missing description in turn.
      setTimeout(() =>
        dialog.current?.querySelector<HTMLElement>('textarea[aria-invalid]')?.focus(),
      );
      return;
    }
    setIsPending(true);
    const answer = await applyImport(session, {
      file,
      page,
      index: position,
      entries: chosen,
      options,
      ops,
    });
    setIsPending(false);
    setRefusal(typeof answer === 'string' ? answer : '');
    if (typeof answer === 'string') return;
    changed(answer);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="import-title" onClose={close}>
      <DialogHead id="import-title" title={importWords.title} close={() => dialog.current?.close()}>
        {reading === null && <p className="hint">{importWords.about}</p>}
      </DialogHead>
      {reading === null ? (
        <PasteBox take={take} refusal={refusal} pending={pending} />
      ) : (
        <>
          <RadioRow
            legend={importWords.title}
            name="import-view"
            options={views}
            chosen={view}
            choose={setView}
          >
            {(one) => <span>{importWords[one]}</span>}
          </RadioRow>
          <div className={styles.body} data-view={view}>
            <section className={styles.list} aria-label={importWords.understood}>
              <p className="hint" role="status">
                {counted(importWords.blocks, entries.length)} {reading.notes.join(' ')}
              </p>
              <ol>
                {entries.map((entry, index) => (
                  <ProposalCard
                    // oxlint-disable-next-line react/no-array-index-key -- a split replaces all that is shown of an entry
                    key={index}
                    entry={entry}
                    comparison={comparisonOf(entry, page, options)}
                    usedTargets={takenBesides(entries, entry)}
                    classes={
                      entry.isOfClass
                        ? []
                        : classesOf(entry.proposal, options).map(({ name }) => name)
                    }
                    isFirst={index === 0}
                    isRefused={isRefused}
                    language={language}
                    change={(next) => replace(index, [next])}
                    read={(how) =>
                      replace(index, [reread(entry, rereadTable(entry.proposal, how, options))])
                    }
                    split={() => {
                      replace(index, splitEntry(entry, options));
                      // The focused button is gone; the first of the new ones gets the focus.
                      setTimeout(() => headOf(dialog.current, index)?.focus());
                    }}
                  />
                ))}
              </ol>
            </section>
            <ImportPreview
              session={session}
              file={file}
              values={shown.filter((value) => !ofPictures.has(value))}
              hasPictures={ofPictures.size > 0}
              ops={ops}
            />
          </div>
          {refusal !== '' && (
            <p className={noticeStyles.bad} role="alert">
              {refusal}
            </p>
          )}
          <footer className={chooser.foot}>
            <button
              className={`text-button ${chooser.beside}`}
              type="button"
              onClick={() => setReading(null)}
            >
              {importWords.again}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.choose.cancel}
            </button>
            <button
              className="button go"
              type="button"
              disabled={shown.length === 0 || isPending}
              onClick={() => void apply()}
            >
              {isPending
                ? importWords.adding
                : actionWords(shown.length - updated, updated, chosen.length > 0)}
            </button>
          </footer>
        </>
      )}
    </dialog>
  );
}

const headOf = (dialog: HTMLElement | null, index: number): HTMLElement | undefined =>
  dialog?.querySelectorAll<HTMLElement>('ol > li > label input')[index];

const takenBesides = (entries: readonly ImportEntry[], entry: ImportEntry): ReadonlySet<number> =>
  new Set(entries.flatMap((one) => (one !== entry && one.update ? [one.update.index] : [])));
