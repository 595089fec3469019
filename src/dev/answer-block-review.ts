import { blocks } from '../../schema/blocks/index.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { usedPictures } from '../build/used-pictures.ts';
import { readExamples } from '../content-files/read-examples.ts';
import type { Picture } from '../site/values/resolved.ts';
import { reviewBlock, reviewIndex, reviewPath, type ReviewChoice } from './block-review.tsx';
import { readScheme } from './colour-scheme.ts';
import type { ReadySite } from './ready-site.ts';
import { exampleResolvers } from './example-context.ts';
import { checkedExamples, exampleDocument } from './example-document.ts';

/** The review page of blocks, in the colours of the open site; null if there is no such block or example. */
export function answerBlockReview(site: ReadySite, { pathname, searchParams }: URL): string | null {
  const { theme } = site.tree;
  const [type, name] = pathname
    .slice(reviewPath.length + 1)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  const requested = searchParams.get('pattern');
  const scheme = readScheme(searchParams.get('scheme'));
  const choice: ReviewChoice = {
    pattern: requested !== null && requested in theme.patterns ? requested : theme.defaultPattern,
    scheme: scheme ?? 'light',
  };
  const examples = readExamples().flatMap(checkedExamples);
  if (type === undefined) return reviewIndex(choice, examples);
  const definition = blocks.find((block) => block.type === type);
  if (!definition) return null;
  const ofBlock = examples.filter((example) => example.type === type);
  if (name === undefined) return reviewBlock({ definition, examples: ofBlock, theme, choice });
  const example = ofBlock.find((candidate) => candidate.name === name);
  if (!example) return null;
  const html = exampleDocument(
    example,
    {
      pattern: choice.pattern,
      patternOf: (href) => pick(Object.keys(theme.patterns), href) ?? choice.pattern,
      resolvers: exampleResolvers(pictureFrom(site)),
    },
    {
      ...site.environment,
      stylesheets: (parts) =>
        site.environment
          .stylesheets(parts)
          .map((address) => address + (scheme ? `?scheme=${scheme}` : '')),
    },
  );
  return html.replace('</head>', '<link rel="stylesheet" href="/src/dev/example.css">\n</head>');
}

/** Deterministic: the same name always gets the same picture. */
const pick = <T>(list: readonly T[], name: string): T | undefined =>
  list[Array.from(name).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % list.length];

/** Examples refer to pictures that do not exist, so the site's own are used instead. */
function pictureFrom({ tree, environment }: ReadySite): (image: ImagePart) => Picture {
  const pictures = [...new Set(usedPictures(tree))];
  return (image) => environment.picture({ ...image, src: pick(pictures, image.src) ?? image.src });
}
