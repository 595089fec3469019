import { toIdentifier } from '../../../schema/identifier.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

/** Questions that expand to their answers, one at a time; works without scripts. */
export function Faq({ block }: BlockProps<'faq'>) {
  const { anchor, title, items } = block;
  const name = anchor ?? toIdentifier(title ?? items[0]?.question ?? '');
  return (
    <Section {...block}>
      <Accordion
        name={`faq-${name}`}
        under={title}
        parts={items.map(({ question, answer }) => ({
          title: question,
          content: <RichText className="prose" text={answer} />,
        }))}
      />
    </Section>
  );
}
