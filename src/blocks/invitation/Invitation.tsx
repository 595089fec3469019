import {
  Band,
  ButtonRow,
  Halves,
  BlockHeading,
  RichText,
  type BlockProps,
} from 'woven-site/components';
import styles from './Invitation.module.css';

/** A picture and an invitation, side by side, with links. */
export function Invitation({ block }: BlockProps<'invitation'>) {
  const { anchor, title, text, image, pattern, buttons } = block;
  return (
    <section id={anchor} data-pattern={pattern}>
      <Band />
      <Halves picture={image}>
        <div className={styles.foot}>
          <BlockHeading isPageHeading={false} title={title} />
          {text && <RichText as="p" className={`lede ${styles.text}`} text={text} />}
          <div className={styles.buttons}>
            <ButtonRow links={buttons} first="sun" />
          </div>
        </div>
      </Halves>
    </section>
  );
}
