import {
  type Diagnose,
  type Diagnostic,
  type FieldPath,
  phrase,
  say,
  type Phrase,
} from '../../messages/index.ts';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { shareSeen } from '../pictures/share-seen.ts';
import {
  isSeenOn,
  leastContrast,
  summaryOf,
  type SiteTree,
  schemeColours,
} from '../../site/index.ts';
import { readBytes } from './read-files.ts';

/** A ground that the wordmark stands on, and the picture that is shown there. */
type Ground = { wordmarkGround: Phrase; colour: string; src: string; path: FieldPath };

/** Pictures behind the header are made so dark that white words can be read: on this grey they can, and dark ones cannot. */
const behindWhite = '#595959';

/** Of the visible part of a wordmark, how much must be seen. */
const leastShare = 0.4;

/** Reports a wordmark that cannot be seen on the header, in the dark theme or over a picture, as a colour is reported. */
export async function checkWordmark(
  tree: SiteTree,
  folder: string,
  pictures: ReadonlyMap<string, unknown>,
  diagnose: Diagnose,
): Promise<Diagnostic[]> {
  const { wordmark } = tree.settings;
  if (!wordmark) return [];
  const found = await Promise.all(
    groundsOf(tree, wordmark).map(async ({ wordmarkGround, colour, src, path }) => {
      // A picture with a problem of its own is reported for that.
      if (!pictures.has(src)) return [];
      const isSeen = isSeenOn([colour], leastContrast.control);
      const share = await shareSeen(readBytes(folder, `images/${src}`), isSeen);
      if (share >= leastShare) return [];
      return diagnose('site.yaml', path, {
        code: 'wordmark-contrast',
        message: say('wordmark-unseen', {
          file: src,
          wordmarkGround,
          colour,
          share: Math.round(share * 100),
        }),
        help: path.at(-1) === 'image' ? say('wordmark-darker') : say('wordmark-variant'),
        example: 'onDark:\n  src: wordmark-light.svg\n  alt: The name of the organisation',
      });
    }),
  );
  return found.flat();
}

function groundsOf(
  { theme, pages }: SiteTree,
  { image, onDark }: NonNullable<SiteTree['settings']['wordmark']>,
): Ground[] {
  const { light, dark } = schemeColours(theme);
  const ofDark = { src: (onDark ?? image).src, path: ['wordmark', 'onDark'] };
  const isOverPicture = pages.some(({ document }) => {
    const [first] = summaryOf(document).types;
    return first !== undefined && blockDefinitions.get(first)?.underHeader === true;
  });
  return [
    {
      wordmarkGround: phrase('wordmarkGround', 'header'),
      colour: light.surface,
      src: image.src,
      path: ['wordmark', 'image'],
    },
    { wordmarkGround: phrase('wordmarkGround', 'dark'), colour: dark.surface, ...ofDark },
    ...(isOverPicture
      ? [{ wordmarkGround: phrase('wordmarkGround', 'picture'), colour: behindWhite, ...ofDark }]
      : []),
  ].map((ground) =>
    onDark === undefined && ground.path.at(-1) === 'onDark'
      ? { ...ground, path: ['wordmark'] }
      : ground,
  );
}
