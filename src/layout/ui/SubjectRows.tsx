import type { Html, LabelledLink } from '../../site/index.ts';
import { MoreLink } from './Button.tsx';
import { ItemHeading } from './ItemHeading.tsx';
import { RichText } from './RichText.tsx';
import styles from './SubjectRows.module.css';

type SubjectRowsProps = {
  under: string | undefined;
  items: readonly { name: string; text?: Html | string; link?: LabelledLink | undefined }[];
};

/** Subjects as numbered rows: name, short text, link. */
export function SubjectRows({ under, items }: SubjectRowsProps) {
  return (
    <ol role="list" className={styles.subjects}>
      {items.map(({ name, text, link }, index) => (
        <li key={name}>
          <span className={`num ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <ItemHeading under={under} className={styles.name}>
            {name}
          </ItemHeading>
          {text !== undefined && <RichText as="p" className={styles.text} text={text} />}
          {link && (
            <div className={styles.link}>
              <MoreLink link={link} about={name} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
