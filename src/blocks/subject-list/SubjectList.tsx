import { Section, SubjectRows, type BlockProps } from 'woven-site/components';

/** Numbered rows, each with a name, a sentence and a link. */
export function SubjectList({ block }: BlockProps<'subject-list'>) {
  return (
    <Section {...block}>
      <SubjectRows under={block.title} items={block.items} />
    </Section>
  );
}
