import { NoticePlate, RichText, Section, type BlockProps } from 'woven-site/components';
import styles from './Notice.module.css';

/** A highlighted remark on a plate. */
export function Notice({ block }: BlockProps<'notice'>) {
  return (
    <Section anchor={block.anchor}>
      <NoticePlate>
        <h2 className={styles.title}>{block.title}</h2>
        {block.text && <RichText className={`prose ${styles.text}`} text={block.text} />}
      </NoticePlate>
    </Section>
  );
}
