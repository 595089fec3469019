import { Section } from '../../ui/Section.tsx';
import { Today } from '../../ui/Today.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Updated.module.css';

/** Today's date, filled in by a script; the day of the build without scripts. */
export function Updated({ block, context }: BlockProps<'updated'>) {
  return (
    <Section anchor={block.anchor}>
      <p className={styles.updated}>
        {block.label ?? context.words.page.lastUpdated}:{' '}
        <Today className="num" show="date" today={context.today()} />
      </p>
    </Section>
  );
}
