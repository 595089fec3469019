import { ButtonRow, BlockHeading, Picture, RichText, type BlockProps } from 'woven-site/components';
import styles from './FullSection.module.css';

/** A full-width picture with a text plate on one side. */
export function FullSection({ block, context }: BlockProps<'full-section'>) {
  const { anchor, title, text, image, plate = 'left', pattern, buttons } = block;
  return (
    <section
      id={anchor}
      className={`${styles.full} ground`}
      data-plate={plate}
      data-opens-page={context.isPageHeading ? '' : undefined}
      data-enters={context.isPageHeading ? undefined : ''}
      data-pattern={pattern}
    >
      <div className={styles.plate}>
        <BlockHeading
          isPageHeading={context.isPageHeading}
          title={title}
          className={styles.title}
        />
        {(text || buttons) && (
          <div className={styles.words}>
            {text && <RichText className={`prose ${styles.text}`} text={text} />}
            {buttons && <ButtonRow links={buttons} first="sun" />}
          </div>
        )}
      </div>
      <div className={styles.art}>
        <Picture picture={image} first={context.isPageHeading} />
      </div>
    </section>
  );
}
