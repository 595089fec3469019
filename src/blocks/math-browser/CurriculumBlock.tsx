import { Section, type IslandProps } from 'woven-site/components';
import { toIdentifier } from 'woven-site/schema';
import { CurriculumBrowser } from './CurriculumBrowser.tsx';
import { replaceSearchWords } from './search-words.ts';

/** The curriculum browser as a block: topics with a search. */
export function CurriculumBlock({ block, words }: IslandProps<'math-browser'>) {
  const { anchor, title, curriculum } = block;
  return (
    <Section {...block} wide>
      <CurriculumBrowser
        base={anchor ?? toIdentifier(curriculum.subject)}
        curriculum={curriculum}
        words={replaceSearchWords(words, block)}
        under={title}
      />
    </Section>
  );
}
