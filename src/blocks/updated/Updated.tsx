import { Section } from '../../ui/Section.tsx';
import { Today } from '../../ui/Today.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Updated.module.css';

/** The day on which the page is read, which a script fills in; without it, the day of the build. */
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
