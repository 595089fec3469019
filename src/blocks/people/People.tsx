import { Cloth } from '../../ui/Band.tsx';
import { ItemHeading } from '../../ui/ItemHeading.tsx';
import { PictureSlot } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './People.module.css';

/** The longest message that is set in large letters: about three lines. */
const longestQuote = 180;

const lengthOfText = (html: string) => html.replaceAll(/<[^>]*>/g, '').length;

export function People({ block }: BlockProps<'people'>) {
  const withMessages = block.items.some((person) => person.message !== undefined);
  return (
    <Section {...block}>
      <ul role="list" className={withMessages ? styles.rows : styles.pairs}>
        {block.items.map(({ name, role, image, message }) => (
          <li key={`${name ?? ''} ${role}`} className={styles.person}>
            {image ? (
              <PictureSlot picture={image} ratio="tall" sizes="(min-width: 48rem) 25vw, 100vw" />
            ) : (
              <Cloth className={styles.cloth} />
            )}
            <div className={styles.words}>
              <div>
                <ItemHeading under={block.title} className={styles.name}>
                  {name ?? role}
                </ItemHeading>
                {name !== undefined && <p className={styles.role}>{role}</p>}
              </div>
              {message && (
                <RichText
                  className={lengthOfText(message.html) <= longestQuote ? styles.quote : 'prose'}
                  text={message}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
