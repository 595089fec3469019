import { toIdentifier } from '../../../schema/identifier.ts';
import { Section } from '../../ui/Section.tsx';
import type { IslandProps } from '../block-props.ts';
import { CurriculumBrowser } from './CurriculumBrowser.tsx';

export function MathBrowser({ block }: IslandProps<'math-browser'>) {
  const { anchor, title, curriculum } = block;
  return (
    <Section {...block} wide>
      <CurriculumBrowser
        base={anchor ?? toIdentifier(curriculum.subject)}
        curriculum={curriculum}
        words={block}
        under={title}
      />
    </Section>
  );
}
