import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Halves } from '../../ui/Halves.tsx';
import { BlockHeading } from '../../ui/BlockHeading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Hero.module.css';

export function Hero({ block, context }: BlockProps<'hero'>) {
  const { anchor, title, badge, text, image, buttons } = block;
  return (
    <section id={anchor} className={styles.hero}>
      <Halves picture={image} first={context.isPageHeading}>
        {context.isPageHeading && (
          <Breadcrumbs
            name={context.words.page.breadcrumbs}
            items={context.page.breadcrumbs}
            current={context.page.label}
          />
        )}
        <div className={styles.foot}>
          {badge && <p className={styles.badge}>{badge}</p>}
          <BlockHeading isPageHeading={context.isPageHeading} title={title} />
          {text && <RichText as="p" className={`lede ${styles.text}`} text={text} />}
          {buttons && (
            <div className={styles.buttons}>
              <ButtonRow links={buttons} first="sun" />
            </div>
          )}
        </div>
      </Halves>
      <Band enter={context.isPageHeading} />
    </section>
  );
}
