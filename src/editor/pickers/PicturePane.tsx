import type { ReactNode } from 'react';
import { positionOf, type Point } from '../../content/index.ts';
import { FileDrop } from './FileDrop.tsx';
import { UploadArea, type FileUpload } from './UploadArea.tsx';
import styles from './PicturePane.module.css';

type PicturePaneProps = {
  upload: FileUpload;
  /** The chosen picture, if there is one, and the point around which it is cut. */
  picture: { address: string; focus: Point | null } | null;
  /** About the chosen picture; null until one is chosen. */
  selected: ReactNode;
  children: ReactNode;
};

/** The frame of a picture dialog: an upload that takes a drop or paste anywhere, and the rest. */
export function PicturePane({ upload, picture, selected, children }: PicturePaneProps) {
  return (
    <FileDrop upload={upload} className={styles.pane}>
      <div className={styles.upload}>
        <UploadArea upload={upload} />
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
    </FileDrop>
  );
}
