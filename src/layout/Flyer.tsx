import { Band } from './ui/Band.tsx';
import { Button } from './ui/Button.tsx';
import { elementIds } from '../site/index.ts';
import { Icon } from './ui/Icon.tsx';
import { Picture } from './ui/Picture.tsx';
import { RichText } from './ui/RichText.tsx';
import type { FlyerView } from './page-view.ts';
import styles from './Flyer.module.css';

/** The flyer, a dialog that an inline script opens before the first paint. Without scripts it never opens. */
export function Flyer({ flyer }: { flyer: FlyerView }) {
  const { title, image, lines, button, closeLabel, pattern } = flyer;
  return (
    <dialog
      className={`ground ${styles.sheet}`}
      data-pattern={pattern}
      aria-labelledby={elementIds.flyerTitle}
      data-flyer=""
    >
      <button type="button" className={styles.close} aria-label={closeLabel}>
        <Icon name="x" />
      </button>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} first sizes="28rem" />
        </div>
      )}
      <Band thin />
      <div className={styles.body}>
        <h2 id={elementIds.flyerTitle} className={styles.title}>
          {title}
        </h2>
        <ul role="list" className={styles.lines}>
          {lines.map((line) => (
            <RichText key={line.html} as="li" text={line} />
          ))}
        </ul>
        <Button link={button} look="sun" />
      </div>
    </dialog>
  );
}
