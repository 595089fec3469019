import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Updated.module.css';

/** The day is filled in by the build, and then by the visitor's browser with its own. */
export function Updated({ block }: BlockProps<'updated'>) {
  return (
    <Section anchor={block.anchor}>
      <p className={styles.updated}>
        {block.label}: <span className="num" data-today="date" />
      </p>
    </Section>
  );
}
