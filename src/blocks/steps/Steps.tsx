import { NumberedSteps } from '../../ui/NumberedSteps.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

/** Numbered steps connected by a line. */
export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section {...block}>
      <NumberedSteps steps={block.items} under={block.title} inRow />
    </Section>
  );
}
