import { valueAt, type Value } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Form } from '../forms/index.ts';
import type { PastedInput } from '../import/index.ts';
import { pageTitle } from '../site/index.ts';
import { addBlock } from '../starting-content/index.ts';
import { onDemand } from '../ui/index.ts';
import { useWords, currentLanguage, fill } from '../words/index.ts';
import { BlockGallery } from './BlockGallery.tsx';

/** Blocks being added at a position: one of the gallery, or those made from a paste. */
export type Adding =
  | { from: 'gallery'; index: number }
  | { from: 'paste'; index: number; input: PastedInput | null };

type AddBlocksProps = {
  form: Form;
  adding: Adding;
  /** Switches to another way of adding; null ends it. */
  setAdding: (adding: Adding | null) => void;
  added: (index: number) => void;
};

/** Loads on the first paste: its readers are large, and most visits need none. */
const ImportDialog = onDemand(
  async () => {
    const [{ ImportDialog: Dialog }, { speakOfImport }] = await Promise.all([
      import('../import/ImportDialog.tsx'),
      import('../import/import-words.ts'),
    ]);
    await speakOfImport(currentLanguage());
    return Dialog;
  },
  { isAhead: false },
);

export function AddBlocks({ form, adding, setAdding, added }: AddBlocksProps) {
  const words = useWords();
  const { session, file } = form;
  const { index } = adding;
  const close = () => setAdding(null);
  if (adding.from === 'paste')
    return (
      <ImportDialog
        session={session}
        file={file}
        language={form.language}
        input={adding.input}
        close={close}
        page={{ title: pageTitle(session, file), blocks: blocksIn(form) }}
        index={index}
        changed={added}
      />
    );
  return (
    <BlockGallery
      session={session}
      file={file}
      blocks={session.state.site.blocks}
      close={close}
      paste={() => setAdding({ from: 'paste', index, input: null })}
      add={(example, name) => {
        close();
        const notice = fill(words.actions.added, { title: name });
        if (addBlock(session, { file, index, example, notice })) added(index);
      }}
    />
  );
}

/** The position after the open block, or else the last. */
export function blockBelow([first, index]: FieldPath, form: Form | null): number {
  if (first === 'blocks' && typeof index === 'number') return index + 1;
  return form ? blocksIn(form).length : 0;
}

function blocksIn({ root }: Form): readonly Value[] {
  const blocks = valueAt(root, ['blocks']);
  return Array.isArray(blocks) ? blocks : [];
}
