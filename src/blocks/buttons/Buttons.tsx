import { ButtonRow, Section, type BlockProps } from 'woven-site/components';

/** A row of links that look like buttons, with an optional heading. */
export function Buttons({ block }: BlockProps<'buttons'>) {
  return (
    <Section {...block}>
      <ButtonRow links={block.items} />
    </Section>
  );
}
