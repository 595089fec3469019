import { RichText, Section, TextContents, type BlockProps } from 'woven-site/components';
import styles from './NumberedText.module.css';

/** Paragraphs and lists, with the heading on the left where there is room. */
export function Prose({ block, context }: BlockProps<'prose'>) {
  const { text, paragraphs, contents } = block;
  return (
    <Section {...block}>
      {text && <TextContents text={text} isShown={contents} label={context.words.text.contents} />}
      {text && <RichText className="prose" text={text} />}
      {paragraphs && <RichText className={`prose ${styles.numbered}`} text={paragraphs} />}
    </Section>
  );
}
