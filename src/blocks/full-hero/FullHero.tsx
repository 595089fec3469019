import {
  Band,
  longestWord,
  LinkArrow,
  SiteLink,
  Picture,
  type BlockProps,
  type ResolvedPicture as PictureValue,
} from 'woven-site/components';
import styles from './FullHero.module.css';

const position = ({ focus }: PictureValue) => `${focus.x}% ${focus.y}%`;

/** An unmeasured picture may be as bright as paper. */
const enough = { head: 0.7, words: 0.7 };
const unmeasured = { wide: enough, low: enough, tall: enough };
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A full-screen picture with very large text. The scrim behind the text was measured on its pixels. */
export function FullHero({ block, context }: BlockProps<'full-hero'>) {
  const { anchor, kicker, title, to, action, image, tallImage } = block;
  const Heading = context.isPageHeading ? 'h1' : 'h2';
  const words = title.split(/\s+/);
  const { wide, low, tall } = context.scrims ?? unmeasured;
  return (
    <section
      id={anchor}
      className={`${styles.hero} ground`}
      style={{
        '--focus-wide': position(image),
        '--focus-tall': position(tallImage ?? image),
        '--lines': words.length,
        '--letters': longestWord(title),
        '--head-wide': percent(wide.head),
        '--words-wide': percent(wide.words),
        '--head-low': percent(low.head),
        '--words-low': percent(low.words),
        '--head-tall': percent(tall.head),
        '--words-tall': percent(tall.words),
      }}
    >
      <div className={styles.art}>
        <Picture picture={image} tall={tallImage} first={context.isPageHeading} />
      </div>
      <div className={styles.say} data-over-picture="">
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <SiteLink to={to} className={styles.shout}>
          <Heading className={styles.words}>
            {words.map((word) => (
              <span key={word}>{word} </span>
            ))}
          </Heading>
          {action && (
            <span className={styles.action}>
              {action}
              <LinkArrow to={to} />
            </span>
          )}
        </SiteLink>
      </div>
      <div className={styles.band}>
        <Band enter={context.isPageHeading} />
      </div>
    </section>
  );
}
