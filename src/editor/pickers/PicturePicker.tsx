import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import { useForm } from '../fields/form-context.ts';
import type { StoredPicture } from '../store/store.ts';
import { counted, fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { Chooser } from './Chooser.tsx';
import { FocusPoint, type Point } from './FocusPoint.tsx';
import { OptionList } from './OptionList.tsx';
import { PictureUpload, useUpload } from './PictureUpload.tsx';

/** A picture as stored in a file. */
export type ChosenPicture = { src: string; alt: string; focus: Point | null };

type PicturePickerProps = {
  about: string;
  value: ChosenPicture;
  /** Whether only the file name is stored: then the description is a separate field, or there is none. */
  isFileOnly: boolean;
  isOptional: boolean;
  use: (picture: ChosenPicture | null) => void;
  close: () => void;
};

/** A picture, existing or new, its description, and its focal point. */
export function PicturePicker(props: PicturePickerProps) {
  const words = useWords();
  const { about, value, isFileOnly, isOptional, use, close } = props;
  const { session, pictures } = useForm();
  const [picture, setPicture] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  const [uploads, setUploads] = useState(0);
  const texts = useMemo(() => [...session.texts().values()], [session]);
  const choose = (src: string) =>
    setPicture((before) =>
      before.src === src ? before : { src, alt: altFor(src, before.alt, value), focus: null },
    );
  const upload = useUpload((src) => {
    choose(src);
    setUploads((count) => count + 1);
  });
  useEffect(() => {
    // What an upload still lacks is its description.
    if (uploads === 0) return;
    const description = document.getElementById(descriptionId);
    description?.focus({ preventScroll: true });
    description?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  }, [uploads]);
  const isUnchosen = picture.src === '';
  const isUnsaid = !isFileOnly && picture.alt.trim() === '';
  const take = () => {
    setIsRefused(isUnchosen || isUnsaid);
    if (isUnchosen || isUnsaid) return false;
    use({ ...picture, alt: picture.alt.trim() });
    return true;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) upload.take(file);
  };
  const stored = pictures.find(({ name }) => name === picture.src);
  return (
    <Chooser
      title={words.picture.title}
      about={about}
      use={{ label: words.picture.use, act: take }}
      clear={isOptional ? { label: words.picture.none, act: () => use(null) } : null}
      close={close}
    >
      <div
        className="picture-picker"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={({ clipboardData }) => {
          const [file] = clipboardData.files;
          if (file) upload.take(file);
        }}
      >
        <div className="picture-upload">
          <PictureUpload upload={upload} />
        </div>
        {stored && !isFileOnly && (
          <div className="picture-about">
            <Description
              alt={picture.alt}
              earlier={picture.src === value.src ? '' : value.alt}
              isUnsaid={isRefused && isUnsaid}
              setAlt={(alt) => setPicture({ ...picture, alt })}
            />
            <FocusPoint
              address={stored.address}
              point={picture.focus ?? { x: 50, y: 50 }}
              setPoint={(focus) => setPicture({ ...picture, focus })}
            />
          </div>
        )}
        <div className="picture-list">
          <OptionList
            label={words.picture.pictures}
            search={words.picture.find}
            options={inOrder(pictures, texts).map(({ name, address, uses }) => ({
              value: name,
              label: nameWords(name),
              note: uses === 0 ? words.picture.unused : counted(words.picture.uses, uses),
              sample: <img src={address} alt="" loading="lazy" />,
            }))}
            chosen={picture.src}
            choose={choose}
            refusal={isRefused && isUnchosen ? words.choose.nothing : null}
            layout="pictures"
          />
        </div>
      </div>
    </Chooser>
  );
}

/** The description of the picture before says nothing of another one; what was typed for it does. */
function altFor(src: string, typed: string, before: ChosenPicture): string {
  if (typed !== '' && typed !== before.alt) return typed;
  return src === before.src ? before.alt : '';
}

type Listed = StoredPicture & { uses: number };

/** Unused pictures come first, because they were just added or forgotten. */
const inOrder = (pictures: readonly StoredPicture[], texts: readonly string[]): Listed[] =>
  pictures
    .map((picture) => ({
      ...picture,
      uses: texts.filter((text) => text.includes(picture.name)).length,
    }))
    .toSorted((a, b) => Number(a.uses > 0) - Number(b.uses > 0) || (a.name < b.name ? -1 : 1));

/** reading-room.svg → Reading room */
const nameWords = (name: string): string => {
  const stem = name.replace(/\.\w+$/, '').replaceAll(/[-_/]+/g, ' ');
  return stem.charAt(0).toUpperCase() + stem.slice(1);
};

const descriptionId = 'picture-alt';

const longestAlt = 250;

type DescriptionProps = {
  alt: string;
  /** The description of the picture that this one replaces. */
  earlier: string;
  isUnsaid: boolean;
  setAlt: (alt: string) => void;
};

function Description({ alt, earlier, isUnsaid, setAlt }: DescriptionProps) {
  const words = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={isUnsaid ? 'field wrong' : 'field'}>
      <label htmlFor={descriptionId}>{words.picture.alt}</label>
      <p className="hint" id="picture-alt-hint">
        {words.picture.altHint}
      </p>
      {isUnsaid && (
        <p className="message" role="alert" id="picture-alt-wrong">
          {words.picture.altMissing}
        </p>
      )}
      <textarea
        className="input"
        id={descriptionId}
        ref={field}
        aria-describedby={`picture-alt-hint picture-alt-count${isUnsaid ? ' picture-alt-wrong' : ''}`}
        aria-invalid={isUnsaid || undefined}
        rows={3}
        maxLength={longestAlt}
        value={alt}
        onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
      />
      <p className="hint" id="picture-alt-count">
        {fill(words.picture.letters, { count: alt.length, most: longestAlt })}
      </p>
      {earlier !== '' && alt === '' && (
        <button
          className="button"
          type="button"
          onClick={() => {
            setAlt(earlier);
            field.current?.focus();
          }}
        >
          {fill(words.picture.earlierAlt, { alt: earlier })}
        </button>
      )}
    </div>
  );
}
