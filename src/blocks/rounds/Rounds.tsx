import { Band, MoreLink, Picture, RichText, type BlockProps } from 'woven-site/components';
import styles from './Rounds.module.css';

/** Each round is a section; its progress decides how large its picture is. */
export function Rounds({ block, context }: BlockProps<'rounds'>) {
  const { anchor, items } = block;
  return (
    <div id={anchor} className={styles.rounds}>
      {items.map(({ label, title, text, image, tags, link }, index) => (
        <section
          key={title}
          className={`${styles.round} ground`}
          style={{ '--share': index / (items.length - 1) }}
        >
          <div className={styles.inner}>
            <div className={styles.picture}>
              <Picture picture={image} sizes="(min-width: 64rem) 42vw, 86vw" />
            </div>
            <div className={styles.words}>
              {label && <p className={styles.label}>{label}</p>}
              <h2>{title}</h2>
              {text && <RichText as="p" className={styles.text} text={text} />}
              {tags && (
                <ul role="list" className={styles.tags}>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              )}
              {link && (
                <p className={styles.link}>
                  <MoreLink link={link} about={title} />
                </p>
              )}
            </div>
          </div>
        </section>
      ))}
      {!context.groundGoesOn && <Band />}
    </div>
  );
}
