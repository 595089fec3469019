import { useEffect, useId, useRef } from 'react';
import { useWords, fill } from '../words/index.ts';
import type { DescribedPicture } from './import-entries.ts';
import { currentImportWords } from './import-words.ts';
import styles from './PictureRows.module.css';

type PictureRowsProps = {
  pictures: readonly DescribedPicture[];
  change: (pictures: readonly DescribedPicture[]) => void;
  /** Whether somebody tried to add them while a description was missing. */
  isRefused: boolean;
};

const longestAlt = 250;
const longestName = 80;

export function PictureRows({ pictures, change, isRefused }: PictureRowsProps) {
  return (
    <ul className={styles.rows}>
      {pictures.map((picture, index) => (
        <PictureRow
          // oxlint-disable-next-line react/no-array-index-key -- pictures neither move nor go away
          key={index}
          picture={picture}
          change={(next) => change(pictures.with(index, next))}
          isRefused={isRefused && picture.alt.trim() === ''}
        />
      ))}
    </ul>
  );
}

type PictureRowProps = {
  picture: DescribedPicture;
  change: (picture: DescribedPicture) => void;
  isRefused: boolean;
};

function PictureRow({ picture, change, isRefused }: PictureRowProps) {
  const words = useWords();
  const importWords = currentImportWords();
  const image = useShownFile(picture.file);
  const id = useId();
  return (
    <li>
      <img ref={image} alt="" />
      <div>
        <div className={isRefused ? 'field wrong' : 'field'}>
          <label htmlFor={`${id}-alt`}>{words.picture.alt}</label>
          <p className="hint" id={`${id}-hint`}>
            {words.picture.altHint}
          </p>
          {isRefused && (
            <p className="message" role="alert" id={`${id}-wrong`}>
              {words.picture.altMissing}
            </p>
          )}
          <textarea
            className="input"
            id={`${id}-alt`}
            aria-describedby={isRefused ? `${id}-hint ${id}-wrong` : `${id}-hint`}
            aria-invalid={isRefused || undefined}
            rows={2}
            maxLength={longestAlt}
            value={picture.alt}
            onChange={({ target }) =>
              change({ ...picture, alt: target.value.replaceAll('\n', ' ') })
            }
          />
          <p className="hint">
            {fill(words.picture.letters, { count: picture.alt.length, most: longestAlt })}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-name`}>{importWords.pictureName}</label>
          <input
            className="input"
            id={`${id}-name`}
            maxLength={longestName}
            value={picture.name}
            onChange={({ target }) => change({ ...picture, name: target.value })}
          />
        </div>
      </div>
    </li>
  );
}

function useShownFile(file: Blob) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return image;
}
