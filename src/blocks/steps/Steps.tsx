import { NumberedSteps, Section, type BlockProps } from 'woven-site/components';

/** Numbered steps connected by a line. */
export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section {...block}>
      <NumberedSteps steps={block.items} under={block.title} inRow />
    </Section>
  );
}
