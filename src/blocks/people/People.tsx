import {
  Cloth,
  inLanguage,
  ItemHeading,
  PictureSlot,
  RichText,
  Section,
  type Html,
  type BlockProps,
} from 'woven-site/components';
import styles from './People.module.css';

/** The longest quotation set in large type: about three lines. */
const longestQuote = 180;

/** Whether a message is one short sentence in quotation marks. */
function isQuote({ html }: Html): boolean {
  const words = html.replaceAll(/<[^<>]*>/g, '').trim();
  return /^[“"«‘]/.test(words) && words.length <= longestQuote;
}

type PersonProps = { person: BlockProps<'people'>['block']['items'][number]; under?: string };

function Person({ person, under }: PersonProps) {
  const { name, role, image, message, language } = person;
  const spoken = inLanguage(language);
  const text = message && <RichText className="prose" text={message} />;
  const who = (
    <div>
      <ItemHeading under={under} className={styles.name}>
        {name === undefined ? (
          role
        ) : language === undefined ? (
          name
        ) : (
          <span {...spoken}>{name}</span>
        )}
      </ItemHeading>
      {name !== undefined && <p className={styles.role}>{role}</p>}
    </div>
  );
  const quote = message !== undefined && isQuote(message);
  return (
    <li className={styles.person}>
      {image ? (
        <PictureSlot picture={image} ratio="tall" sizes="(min-width: 48rem) 45vw, 7rem" />
      ) : (
        <Cloth className={styles.cloth} />
      )}
      <div className={styles.words}>
        {quote && (
          <blockquote {...spoken}>
            <RichText className={styles.quote} text={message} />
          </blockquote>
        )}
        {who}
        {message && !quote && (language === undefined ? text : <div {...spoken}>{text}</div>)}
      </div>
    </li>
  );
}

/** Two people are side by side; more are stacked, or in pairs if they have no messages. */
export function People({ block }: BlockProps<'people'>) {
  const two = block.items.length === 2 && block.items.every(({ image }) => image !== undefined);
  const withMessages = block.items.some((person) => person.message !== undefined);
  return (
    <Section {...block} wide={two}>
      <ul role="list" className={two ? styles.two : withMessages ? styles.rows : styles.pairs}>
        {block.items.map((person) => (
          <Person key={`${person.name ?? ''} ${person.role}`} person={person} under={block.title} />
        ))}
      </ul>
    </Section>
  );
}
