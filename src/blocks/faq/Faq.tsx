import { Accordion, RichText, Section, type BlockProps } from 'woven-site/components';
import { toIdentifier } from 'woven-site/schema';

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
