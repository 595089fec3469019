import { useEffect, useRef, useState, type ReactNode } from 'react';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { blockPurposes } from '../../../schema/define-block.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { childOf } from '../../../schema/value-at.ts';
import type { Value, StoredBlock } from '../../content/index.ts';
import { pageFiles, valueOf } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { counted, fill, useWords, choiceInWords, hintOf, nameInWords } from '../words/index.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { findBlocks } from './find-blocks.ts';
import {
  EditorIcon,
  CloseButton,
  isNarrow,
  openDialog,
  SearchField,
  dialogHeadStyles as dialogHead,
  foldedStyles as folded,
} from '../ui/index.ts';
import styles from './BlockGallery.module.css';

type BlockGalleryProps = {
  session: Session;
  file: string;
  blocks: readonly StoredBlock[];
  add: (value: Value, name: string) => void;
  paste: () => void;
  close: () => void;
};

/** All kinds of blocks in their looks: the most used ones, then all others by their purpose. A chosen one starts with an example. */
export function BlockGallery({ session, file, blocks, add, paste, close }: BlockGalleryProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const [used] = useState(() => frequentTypes(session));
  useEffect(() => {
    openDialog(dialog.current, 'input');
  }, []);
  const otherNames: Readonly<Record<string, string>> = words.gallery.otherNames;
  const kinds = blocks.map((block) => {
    const definition = blockDefinitions.get(block.type);
    const purpose = definition ? hintOf(definition.schema) : '';
    const looks = definition && fieldsOf(definition.schema)?.get('look');
    const look = block.look === undefined || !looks ? '' : `: ${choiceInWords(looks, block.look)}`;
    const group = definition?.purpose ?? 'own';
    return { ...block, name: nameInWords(block.type) + look, purpose, group };
  });
  const fitting = findBlocks(kinds, search, ({ name, type, purpose, group, example }) => [
    `${name} ${otherNames[type] ?? ''}`,
    `${purpose} ${words.gallery.purposes[group]}`,
    hasPicture(example) ? words.gallery.otherNames.pictures : '',
  ]);
  // Nobody is left before an empty screen.
  const found = fitting.length === 0 ? kinds : fitting;
  const often = used.flatMap((type) =>
    found.filter((one) => one.type === type && one.look === undefined),
  );
  const list = (shown: typeof found) => (
    <ul className={styles.gallery}>
      {shown.map(({ name, purpose, example, picture }) => (
        <li key={name}>
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
  );
  const addOnlyOne = () => {
    const [first, ...others] = fitting;
    if (first && others.length === 0) add(first.example, first.name);
  };
  return (
    <dialog ref={dialog} aria-labelledby="gallery-title" onClose={close}>
      <header className={dialogHead.head}>
        <h2 id="gallery-title">{words.gallery.title}</h2>
        <CloseButton label={words.gallery.close} close={() => dialog.current?.close()} />
      </header>
      <div className={styles.find}>
        <SearchField
          id="gallery-search"
          label={words.gallery.search}
          value={search}
          onChange={setSearch}
          onEnter={addOnlyOne}
          found={
            fitting.length === 0 ? words.gallery.none : counted(words.gallery.found, fitting.length)
          }
        />
      </div>
      <div className={styles.body}>
        <button className={styles.pasteDoor} type="button" onClick={paste}>
          <EditorIcon name="table-2" />
          <span>
            <b>{words.gallery.paste}</b>
            <span>{words.gallery.pasteHint}</span>
          </span>
        </button>
        {search.trim() === '' || fitting.length === 0 ? (
          <>
            {often.length > 0 && (
              <>
                <h3>{words.gallery.often}</h3>
                {list(often)}
              </>
            )}
            {blockPurposes.map((group) => {
              const ofGroup = found.filter((one) => one.group === group && !often.includes(one));
              return ofGroup.length === 0 ? null : (
                <Group key={group} title={words.gallery.purposes[group]}>
                  {list(ofGroup)}
                </Group>
              );
            })}
          </>
        ) : (
          list(found)
        )}
      </div>
    </dialog>
  );
}

const visitPictures = visitorOf(new Set<FieldKind>(['image']));

/** Whether an example of a block shows a picture. */
function hasPicture(example: Value): boolean {
  const definition = blockDefinitions.get(String(childOf(example, 'type')));
  let hasOne = false;
  if (definition) {
    visitPictures(definition.schema, example, ({ isDefault }) => {
      hasOne ||= !isDefault;
    });
  }
  return hasOne;
}

/** The number of kinds in the first group: three rows where there is room. */
const maxOften = 9;

function frequentTypes(session: Session): string[] {
  const counts = new Map<string, number>();
  for (const page of pageFiles(session)) {
    const blocks = childOf(valueOf(session, page), 'blocks');
    for (const block of Array.isArray(blocks) ? blocks : []) {
      const type = childOf(block, 'type');
      if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxOften)
    .map(([type]) => type);
}

/** The kinds for one purpose. A narrow screen folds them, because together they would fill many screens. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return isNarrow() ? (
    <details className={folded.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}
