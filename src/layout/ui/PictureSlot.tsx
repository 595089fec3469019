import { Picture, type PictureProps } from './Picture.tsx';
import styles from './PictureSlot.module.css';

type SlotProps = PictureProps & { ratio?: 'scene' | 'wide' | 'tall' | 'face' };

/** A picture in a box of fixed shape, with the pattern's edge along the bottom. */
export function PictureSlot({ ratio = 'scene', ...picture }: SlotProps) {
  return (
    <div className={styles.slot} data-ratio={ratio}>
      <Picture {...picture} />
    </div>
  );
}
