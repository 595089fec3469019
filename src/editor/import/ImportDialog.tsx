import { useEffect, useRef, useState } from 'react';
import type { ValueObject } from '../../editing/edit-op.ts';
import type { PastedDocument } from '../../editing/import/pasted-document.ts';
import {
  proposeBlocks,
  rereadTable,
  type Proposal,
  type ProposalOptions,
} from '../../editing/import/propose-blocks.ts';
import { DialogHead } from '../screens/DialogHead.tsx';
import { RadioRow } from '../screens/RadioRow.tsx';
import type { Session } from '../session/session.ts';
import { labelOf } from '../words/field-words.ts';
import { counted, fill, words } from '../words/words.ts';
import { adoptImportStyles } from './import-styles.ts';
import { importWords } from './import-words.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { linksOfPaste, type LinkOps } from './links-of-paste.ts';
import { PasteBox } from './PasteBox.tsx';
import type { PastedInput } from './pasted-input.ts';
import { ProposalCard } from './ProposalCard.tsx';
import type { FileRefusal } from './office/read-office-file.ts';
import { readImportFile } from './read-file.ts';
import { readInput } from './read-input.ts';

type ImportDialogProps = {
  session: Session;
  file: string;
  language: string;
  /** What was pasted or dropped already; null if the box is to be shown first. */
  input: PastedInput | null;
  /** Adds the blocks that were shown; `ops` are what their links need in the settings. */
  add: (values: readonly ValueObject[], ops: LinkOps, notice: string) => void;
  close: () => void;
};

type Reading = {
  proposals: readonly { proposal: Proposal; isIncluded: boolean }[];
  notes: readonly string[];
};

const views = ['understood', 'preview'] as const;

/** From a spreadsheet, a letter or a chat to blocks: they are shown as they will be before anything is written. */
export function ImportDialog({ session, file, language, input, add, close }: ImportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const options = { language, labelOf };
  const [links] = useState(() => linksOfPaste(session));
  const [reading, setReading] = useState(() =>
    input && input.files.length === 0 ? readingOf(readInput(input, links.linkTo), options) : null,
  );
  const [refusal, setRefusal] = useState(() =>
    input && input.files.length === 0 && !reading ? importWords.nothing : '',
  );
  const [pending, setPending] = useState(input?.files[0]?.name ?? '');
  const [view, setView] = useState<(typeof views)[number]>('understood');
  const show = (document: PastedDocument) => {
    const next = readingOf(document, options);
    setReading(next);
    setRefusal(next ? '' : importWords.nothing);
  };
  const readFile = async (chosenFile: File) => {
    const document = await readImportFile(chosenFile, {
      worker: session.runtime.worker,
      linkTo: links.linkTo,
    });
    setPending('');
    if (typeof document === 'string') setRefusal(refusalOf(document, chosenFile.name));
    else show(document);
  };
  const take = (taken: PastedInput) => {
    const [first] = taken.files;
    if (!first) {
      show(readInput(taken, links.linkTo));
      return;
    }
    setPending(first.name);
    void readFile(first);
  };
  const begin = useRef(() => {
    adoptImportStyles(document);
    dialog.current?.showModal();
    const [first] = input?.files ?? [];
    if (first) void readFile(first);
  });
  useEffect(() => begin.current(), []);
  const isRead = reading !== null;
  // The button that had the focus may be gone.
  useEffect(() => {
    const first = isRead ? 'input[data-first]' : 'textarea[data-first]';
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isRead]);
  const change = (index: number, next: Partial<Reading['proposals'][number]>) =>
    setReading((now) =>
      now === null
        ? null
        : {
            ...now,
            proposals: now.proposals.map((one, at) => (at === index ? { ...one, ...next } : one)),
          },
    );
  const chosen = (reading?.proposals ?? []).flatMap(({ proposal, isIncluded }) =>
    isIncluded ? [proposal.value] : [],
  );
  return (
    <dialog ref={dialog} className="import" aria-labelledby="import-title" onClose={close}>
      <DialogHead id="import-title" title={importWords.title} close={() => dialog.current?.close()}>
        <p className="hint">{importWords.about}</p>
      </DialogHead>
      {reading === null ? (
        <PasteBox take={take} refusal={refusal} pending={pending} />
      ) : (
        <>
          <RadioRow
            className="tabs"
            legend={importWords.title}
            name="import-view"
            options={views}
            chosen={view}
            choose={setView}
          >
            {(one) => <span>{importWords[one]}</span>}
          </RadioRow>
          <div className={`import-body ${view}`}>
            <section className="import-list" aria-label={importWords.understood}>
              <p className="hint" role="status">
                {counted(importWords.blocks, reading.proposals.length)} {reading.notes.join(' ')}
              </p>
              <ol>
                {reading.proposals.map(({ proposal, isIncluded }, index) => (
                  <ProposalCard
                    // oxlint-disable-next-line react/no-array-index-key -- proposals neither move nor go away
                    key={index}
                    proposal={proposal}
                    isFirst={index === 0}
                    isIncluded={isIncluded}
                    language={language}
                    include={(next) => change(index, { isIncluded: next })}
                    read={(how) => change(index, { proposal: rereadTable(proposal, how, options) })}
                  />
                ))}
              </ol>
            </section>
            <ImportPreview
              session={session}
              file={file}
              values={chosen}
              ops={links.opsOf(chosen)}
            />
          </div>
          <footer className="dialog-foot">
            <button className="text-button" type="button" onClick={() => setReading(null)}>
              {importWords.again}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.choose.cancel}
            </button>
            <button
              className="button go"
              type="button"
              disabled={chosen.length === 0}
              onClick={() => {
                add(chosen, links.opsOf(chosen), counted(importWords.added, chosen.length));
                dialog.current?.close();
              }}
            >
              {chosen.length === 0
                ? importWords.noneChosen
                : counted(importWords.add, chosen.length)}
            </button>
          </footer>
        </>
      )}
    </dialog>
  );
}

/** What a document can become; null if there is nothing in it. */
function readingOf(document: PastedDocument, options: ProposalOptions): Reading | null {
  const proposals = proposeBlocks(document, options).map((proposal) => ({
    proposal,
    isIncluded: true,
  }));
  return proposals.length === 0 ? null : { proposals, notes: notesOf(document) };
}

/** What of the whole was left out. */
function notesOf({ hiddenRows, parts }: PastedDocument): string[] {
  const pictures = parts.filter(({ kind }) => kind === 'picture').length;
  return [
    ...(hiddenRows > 0 ? [counted(importWords.notices.hidden, hiddenRows)] : []),
    ...(pictures > 0 ? [counted(importWords.notices.pictures, pictures)] : []),
  ];
}

const refusalOf = (reason: FileRefusal, name: string): string =>
  fill(importWords.refusals[reason], { name });
