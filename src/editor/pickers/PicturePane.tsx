import type { DragEvent, ReactNode } from 'react';
import { positionOf, type Point } from '../../content/index.ts';
import { PictureUpload, type Upload } from './PictureUpload.tsx';
import styles from './PicturePane.module.css';

type PicturePaneProps = {
  upload: Upload;
  /** The chosen picture, if there is one, and the point around which it is cut. */
  picture: { address: string; focus: Point | null } | null;
  /** About the chosen picture; null until one is chosen. */
  selected: ReactNode;
  children: ReactNode;
};

/** The frame of a picture dialog: an upload that takes a drop or paste anywhere, and the rest. */
export function PicturePane({ upload, picture, selected, children }: PicturePaneProps) {
  const takeFirst = ([file]: FileList) => {
    if (file) upload.take(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFirst(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.pane}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={({ clipboardData }) => takeFirst(clipboardData.files)}
    >
      <div className={styles.upload}>
        <PictureUpload upload={upload} />
      </div>
      {selected !== null && (
        <div className={styles.about}>
          {picture && (
            <img
              className={styles.chosen}
              src={picture.address}
              alt=""
              style={{ objectPosition: positionOf(picture.focus) }}
            />
          )}
          {selected}
        </div>
      )}
      <div className={styles.list}>{children}</div>
    </div>
  );
}
