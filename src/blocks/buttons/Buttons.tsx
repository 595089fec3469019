import { ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

/** A row of links that look like buttons, with an optional heading. */
export function Buttons({ block }: BlockProps<'buttons'>) {
  return (
    <Section {...block}>
      <ButtonRow links={block.items} />
    </Section>
  );
}
