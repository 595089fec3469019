import type { ReactNode } from 'react';
import type { Picture as PictureValue } from '../../site/index.ts';
import { Cloth } from './Band.tsx';
import { Picture } from './Picture.tsx';
import styles from './Halves.module.css';

type HalvesProps = {
  picture: PictureValue | undefined;
  /** Whether the picture is in the first view. */
  first?: boolean;
  children: ReactNode;
};

/**
 * Text on the pattern's ground beside a picture, or beside a patterned area if there is no picture. On phones the
 * picture is above, so it comes first in the document and nothing shifts while the rest loads.
 */
export function Halves({ picture, first, children }: HalvesProps) {
  return (
    <div className={`${styles.halves} ground`}>
      <div className={styles.art}>
        {picture ? (
          <Picture picture={picture} first={first} sizes="(min-width: 64rem) 50vw, 100vw" />
        ) : (
          <Cloth className={styles.cloth} />
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
