import { RichText, Section, type BlockProps } from 'woven-site/components';
import styles from './NumberedText.module.css';

/** Paragraphs and lists, with the heading on the left where there is room. */
export function Prose({ block }: BlockProps<'prose'>) {
  return (
    <Section {...block}>
      {block.text && <RichText className="prose" text={block.text} />}
      {block.paragraphs && (
        <RichText className={`prose ${styles.numbered}`} text={block.paragraphs} />
      )}
    </Section>
  );
}
