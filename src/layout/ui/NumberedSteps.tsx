import type { ReactNode } from 'react';
import type { Html } from '../../site/index.ts';
import { ItemHeading } from './ItemHeading.tsx';
import { RichText } from './RichText.tsx';
import styles from './NumberedSteps.module.css';

type Step = {
  title: string;
  text?: Html | undefined;
  lead?: ReactNode;
  rest?: ReactNode;
  /** The options that do not need the step (./Choices.tsx). */
  unless?: string | undefined;
};

type NumberedStepsProps = {
  steps: readonly Step[];
  /** The heading of the block, which decides the level of the titles. */
  under: string | undefined;
  inRow?: boolean;
};

/** Numbered steps connected by a line. */
export function NumberedSteps({ steps, under, inRow = false }: NumberedStepsProps) {
  return (
    <ol role="list" className={inRow ? `${styles.steps} ${styles.row}` : styles.steps}>
      {steps.map(({ title, text, lead, rest, unless }) => (
        <li key={title} data-unless={unless}>
          <ItemHeading under={under} className={styles.title}>
            {title}
          </ItemHeading>
          {lead}
          {text && <RichText as="p" className={styles.text} text={text} />}
          {rest}
        </li>
      ))}
    </ol>
  );
}
