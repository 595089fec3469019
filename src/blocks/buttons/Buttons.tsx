import { ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

export function Buttons({ block }: BlockProps<'buttons'>) {
  return (
    <Section {...block}>
      <ButtonRow links={block.items} />
    </Section>
  );
}
