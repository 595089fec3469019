import exampleCss from './example.css?inline';
import type { ImagePart } from '../../schema/fields/image.ts';
import { usedPictures, readExamples } from '../build/index.ts';
import type { RenderEnvironment } from '../render/index.ts';
import type { Picture, SiteTree } from '../site/index.ts';
import { readScheme } from './colour-scheme.ts';
import { exampleResolvers } from './example-context.ts';
import { checkedExamples, exampleDocument } from './example-document.ts';

type OpenedSite = { tree: SiteTree; environment: RenderEnvironment };

/** Below it are documents of single examples: `/TYPE/NAME`. */
export const examplePath = '/@example';

/**
 * The document of an example in the colours of the open site, with `?pattern=` and `?scheme=`; null if there is no such
 * example. The pictures of the guide and the tests of blocks show it.
 */
export function answerExample(site: OpenedSite, { pathname, searchParams }: URL): string | null {
  const { theme } = site.tree;
  const [type, name] = pathname
    .slice(examplePath.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const requested = searchParams.get('pattern');
  const scheme = readScheme(searchParams.get('scheme'));
  const pattern =
    requested !== null && requested in theme.patterns ? requested : theme.defaultPattern;
  const example = readExamples()
    .filter((one) => one.type === type)
    .flatMap(checkedExamples)
    .find((one) => one.name === name);
  if (!example) return null;
  const html = exampleDocument(
    example,
    {
      pattern,
      patternOf: (href) => pick(Object.keys(theme.patterns), href) ?? pattern,
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
  return html.replace('</head>', () => `<style>${exampleCss}</style>\n</head>`);
}

/** Deterministic: the same name always gets the same picture. */
const pick = <T>(list: readonly T[], name: string): T | undefined =>
  list[Array.from(name).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % list.length];

/** Examples refer to pictures that do not exist, so the site's own are used instead. */
function pictureFrom({ tree, environment }: OpenedSite): (image: ImagePart) => Picture {
  const pictures = [...new Set(usedPictures(tree))];
  return (image) => environment.picture({ ...image, src: pick(pictures, image.src) ?? image.src });
}
