import { Section } from '../../ui/Section.tsx';
import { SubjectRows } from '../../ui/SubjectRows.tsx';
import type { BlockProps } from '../block-props.ts';

/** Numbered rows, each with a name, a sentence and a link. */
export function SubjectList({ block }: BlockProps<'subject-list'>) {
  return (
    <Section {...block}>
      <SubjectRows under={block.title} items={block.items} />
    </Section>
  );
}
