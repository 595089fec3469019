import { MoreLink, Picture, RichText, Section, type BlockProps } from 'woven-site/components';
import styles from './Quotation.module.css';

/** Whether words bring their own quotation marks: after any emphasis at their beginning. */
const hasMarks = (html: string) => /^(<[^<>]*>)*["“”„«»‘‚「『]/.test(html);

/** The most characters, with their marks, that are set in the largest type: about three lines. */
const longestLarge = 180;

/** The words of one person. The browser sets the quotation marks of their language. */
export function Quotation({ block }: BlockProps<'quotation'>) {
  const { words, name, role, image, link } = block;
  return (
    <Section {...block} wide={block.title === undefined && block.intro === undefined}>
      <figure
        className={styles.quotation}
        data-portrait={image ? '' : undefined}
        data-long={words.html.length > longestLarge ? '' : undefined}
      >
        {image && (
          <div className={styles.portrait}>
            <Picture picture={image} sizes="(min-width: 48rem) 15rem, 7rem" />
          </div>
        )}
        <blockquote className={hasMarks(words.html) ? styles.words : styles.marked}>
          <RichText as="p" text={words} />
        </blockquote>
        {(name !== undefined || role !== undefined || link) && (
          <figcaption className={styles.source}>
            {name !== undefined && <b>{name}</b>}
            {role !== undefined && <span>{role}</span>}
            {link && <MoreLink link={link} />}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
