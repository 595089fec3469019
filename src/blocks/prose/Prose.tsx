import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

/** Paragraphs and lists, with the heading on the left where there is room. */
export function Prose({ block }: BlockProps<'prose'>) {
  return (
    <Section {...block}>
      <RichText className="prose" text={block.text} />
    </Section>
  );
}
