import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PictureValue, StoredPicture } from '../../content/index.ts';
import { useForm } from '../forms/index.ts';
import { counted, useWords } from '../words/index.ts';
import { Chooser, OptionList } from '../ui/index.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureDescription } from './PictureDescription.tsx';
import { PicturePane } from './PicturePane.tsx';
import { useUpload } from './UploadArea.tsx';
import { pictureName } from '../site/index.ts';

const descriptionId = 'picture-alt';

type PicturePickerProps = {
  description: string;
  value: PictureValue;
  /** Whether the field stores only the file name; a description then has a field of its own, or there is none. */
  isFileOnly: boolean;
  isOptional: boolean;
  use: (picture: PictureValue | null) => void;
  close: () => void;
};

export function PicturePicker(props: PicturePickerProps) {
  const words = useWords();
  const { description, value, isFileOnly, isOptional, use, close } = props;
  const { session, pictures } = useForm();
  const [picture, setPicture] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  const texts = useMemo(() => [...session.texts().values()], [session]);
  const choose = (src: string) =>
    setPicture((before) =>
      before.src === src ? before : { src, alt: altFor(src, before.alt, value), focus: null },
    );
  const upload = useUpload(session, {
    folder: 'images',
    onUploaded: choose,
    lacking: descriptionId,
  });
  const isUnchosen = picture.src === '';
  const isUnsaid = !isFileOnly && picture.alt.trim() === '';
  const take = () => {
    setIsRefused(isUnchosen || isUnsaid);
    if (isUnchosen || isUnsaid) return false;
    use({ ...picture, alt: picture.alt.trim() });
    return true;
  };
  const stored = pictures.find(({ name }) => name === picture.src);
  return (
    <Chooser
      title={words.picture.title}
      description={description}
      use={{ label: words.picture.use, onAction: take }}
      clear={isOptional ? { label: words.picture.none, onAction: () => use(null) } : null}
      close={close}
    >
      <PicturePane
        upload={upload}
        picture={stored ? { address: stored.address, focus: picture.focus } : null}
        selected={
          stored && !isFileOnly ? (
            <>
              <PictureDescription
                id={descriptionId}
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
            </>
          ) : null
        }
      >
        <OptionList
          label={words.picture.pictures}
          search={words.picture.find}
          options={inOrder(pictures, texts).map(({ name, address, uses }) => ({
            value: name,
            label: pictureName(name),
            note: uses === 0 ? words.picture.unused : counted(words.picture.uses, uses),
            sample: <img src={address} alt="" loading="lazy" />,
          }))}
          chosen={picture.src}
          choose={choose}
          refusal={isRefused && isUnchosen ? words.choose.nothing : null}
          layout="pictures"
        />
        <Link className="button" to="/@edit/pictures" onClick={close}>
          {words.picture.pictures}
        </Link>
      </PicturePane>
    </Chooser>
  );
}

/** A description does not carry over to another picture, unless somebody has just typed it. */
function altFor(src: string, typed: string, before: PictureValue): string {
  if (typed !== '' && typed !== before.alt) return typed;
  return src === before.src ? before.alt : '';
}

type Listed = StoredPicture & { uses: number };

/** Unused pictures come first, because they are new or forgotten. */
const inOrder = (pictures: readonly StoredPicture[], texts: readonly string[]): Listed[] =>
  pictures
    .map((picture) => ({
      ...picture,
      uses: texts.filter((text) => text.includes(picture.name)).length,
    }))
    .toSorted((a, b) => Number(a.uses > 0) - Number(b.uses > 0) || (a.name < b.name ? -1 : 1));
