import { RichText, Section, type BlockProps } from 'woven-site/components';

/** Paragraphs and lists, with the heading on the left where there is room. */
export function Prose({ block }: BlockProps<'prose'>) {
  return (
    <Section {...block}>
      <RichText className="prose" text={block.text} />
    </Section>
  );
}
