import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { ItemHeading } from './ItemHeading.tsx';
import styles from './Accordion.module.css';

type AccordionProps = {
  /** Unique on the page: of the parts that share it, one is open at a time. */
  name: string;
  under: string | undefined;
  firstOpen?: boolean;
  parts: readonly { title: string; content: ReactNode }[];
};

/** Parts that open one at a time, using native details elements. */
export function Accordion({ name, under, firstOpen = false, parts }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {parts.map(({ title, content }, index) => (
        <details key={title} name={name} open={firstOpen && index === 0}>
          <summary>
            <ItemHeading under={under} className={styles.title}>
              {title}
            </ItemHeading>
            <Icon name="plus" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
