import { useEffect, useRef, useState } from 'react';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import type { Value } from '../../editing/edit-op.ts';
import type { Session } from '../session/session.ts';
import type { StoredBlock } from '../store/store.ts';
import { counted, fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { EditorIcon } from './EditorIcon.tsx';
import { CloseButton } from './CloseButton.tsx';
import { SearchField } from './SearchField.tsx';
import { hintOf, nameInWords } from '../words/field-words.ts';

type BlockGalleryProps = {
  session: Session;
  /** The page that a block is to be added to. */
  file: string;
  blocks: readonly StoredBlock[];
  add: (value: Value, name: string) => void;
  /** Goes on to blocks made of what is pasted. */
  paste: () => void;
  close: () => void;
};

/** All kinds of blocks with their purposes. A chosen one starts with an example. */
export function BlockGallery({ session, file, blocks, add, paste, close }: BlockGalleryProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const wanted = search.trim().toLowerCase();
  const found = blocks
    .map((block) => {
      const definition = blockDefinitions.get(block.type);
      const purpose = definition ? hintOf(definition.schema) : '';
      return { ...block, name: nameInWords(block.type), purpose };
    })
    .filter(({ name, purpose }) => `${name} ${purpose}`.toLowerCase().includes(wanted));
  const addOnlyOne = () => {
    const [only, ...others] = found;
    if (only && others.length === 0) add(only.example, only.name);
  };
  return (
    <dialog ref={dialog} aria-labelledby="gallery-title" onClose={close}>
      <header className="dialog-head">
        <h2 id="gallery-title">{words.gallery.title}</h2>
        <CloseButton label={words.gallery.close} close={() => dialog.current?.close()} />
      </header>
      <div className="dialog-find">
        <SearchField
          id="gallery-search"
          label={words.gallery.search}
          value={search}
          onChange={setSearch}
          onEnter={addOnlyOne}
          found={counted(words.gallery.found, found.length)}
        />
        <button className="paste-door" type="button" onClick={paste}>
          <EditorIcon name="table-2" />
          <span>
            <b>{words.gallery.paste}</b>
            <span>{words.gallery.pasteHint}</span>
          </span>
        </button>
      </div>
      <ul className="gallery">
        {found.map(({ type, name, purpose, example, picture }) => (
          <li key={type}>
            {picture === null && <BlockFrame session={session} file={file} example={example} />}
            <button type="button" onClick={() => add(example, name)}>
              {picture !== null && <img src={picture} alt="" loading="lazy" />}
              <b>
                <span className="vh">{fill(words.gallery.add, { name })}</span>
                <span aria-hidden="true">{name}</span>
              </b>
              <span>{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
