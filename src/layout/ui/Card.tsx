import { oncePer } from '../../messages/index.ts';
import type { Html, LabelledLink, Picture } from '../../site/index.ts';
import { Cloth } from './Band.tsx';
import { MoreLink } from './Button.tsx';
import { IconPlate } from './IconPlate.tsx';
import { useLocale } from './locale-context.ts';
import { ItemHeading } from './ItemHeading.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import { RichText } from './RichText.tsx';
import styles from './Card.module.css';

type CardProps = {
  under: string | undefined;
  title: string;
  text?: Html | string | undefined;
  image?: Picture | undefined;
  icon?: string | undefined;
  tags?: readonly string[] | undefined;
  link?: LabelledLink | undefined;
  pattern?: string | undefined;
  ratio?: 'scene' | 'face';
  sizes?: string;
  /** Whether a patterned area replaces a missing picture, because neighbouring cards have pictures. */
  cloth?: boolean;
};

/** A picture, a name, a short text and a link. The whole card can be clicked; only the link is announced. */
export function Card(props: CardProps) {
  const { under, title, text, image, icon, tags, link, pattern, ratio, sizes, cloth } = props;
  const { language } = useLocale();
  return (
    <article
      className={styles.card}
      data-pattern={pattern}
      data-linked={link ? '' : undefined}
      data-pictured={image || cloth ? '' : undefined}
    >
      {image ? (
        <PictureSlot picture={image} ratio={ratio} sizes={sizes} />
      ) : cloth ? (
        <Cloth className={styles.cloth} />
      ) : (
        icon && <IconPlate name={icon} />
      )}
      <div className={styles.words}>
        {(image || cloth) && icon && (
          <span className={styles.plate}>
            <IconPlate name={icon} />
          </span>
        )}
        <ItemHeading under={under} className={styles.title}>
          {title}
        </ItemHeading>
        {text && <RichText as="p" className={styles.text} text={text} />}
        {tags && <p className={styles.tags}>{listed(language, tags)}</p>}
        {link && (
          <div className={styles.link}>
            <MoreLink link={link} about={title} />
          </div>
        )}
      </div>
    </article>
  );
}

const listsOf = oncePer(
  (language) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }),
);

/** Joined as the language lists several items. */
const listed = (language: string, items: readonly string[]) => listsOf(language).format(items);
