import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { pathOnDisk } from './system/roots.ts';
import { fullHeroBlock } from '../../schema/blocks/full-hero.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { measureScrim, type ScrimWish as Wish } from './pictures/measure-scrim.ts';
import {
  type PictureScrim,
  type PictureScrims,
  contrast,
  leastContrast,
  directionOf,
  summaryOf,
  type Page,
  type SiteTree,
} from '../site/index.ts';
import { publishedBytes } from './pictures/read-picture.ts';
import { longestWord } from '../layout/index.ts';
import { cachedFile, hashOf } from './cache/file-cache.ts';
import { sideBySide } from './side-by-side.ts';

const scrimSchema = z.object({ head: z.number(), words: z.number() });

/** Incremented when the measuring changes, so that cached results are not used. */
const measure = 5;

/** What determines the scrims of a page. */
type Wishes = Record<keyof PictureScrims, { image: ImagePart; options: Omit<Wish, 'contrast'> }>;

function wishesOf(page: Page, { theme }: SiteTree): Wishes | null {
  if (!summaryOf(page.document).types.includes('full-hero')) return null;
  const hero = page.document.blocks.find(fullHeroBlock.isOfType);
  const pattern = theme.patterns[page.pattern];
  if (!hero || !pattern) return null;
  const { text, ground } = pattern;
  const scrimOptions = (shape: keyof PictureScrims, image: ImagePart) => ({
    image,
    options: {
      shape,
      focus: image.focus,
      text,
      ground,
      kicker: hero.kicker?.length ?? 0,
      lines: hero.title.split(/\s+/).length,
      letters: longestWord(hero.title),
      fromRight: directionOf(page.language) === 'rtl',
      least: leastContrast,
    },
  });
  return {
    wide: scrimOptions('wide', hero.image),
    low: scrimOptions('low', hero.image),
    tall: scrimOptions('tall', hero.tallImage ?? hero.image),
  };
}

/**
 * Measures every picture with text on it, as it is cropped on screens of all shapes. Returns the scrims by the files of pages.
 * `hashes` has the hash of each picture, by name. Results are cached between builds.
 */
export async function measureScrims(
  tree: SiteTree,
  imagesFolder: string,
  hashes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, PictureScrims>> {
  const found = new Map<string, PictureScrims>();
  const scrimOf = async ({ image, options }: Wishes[keyof Wishes]): Promise<PictureScrim> => {
    const file = pathOnDisk(imagesFolder, image.src);
    const key = JSON.stringify([hashes.get(image.src), options, measure]);
    const cached = await cachedFile(`scrim-${hashOf(key)}.json`, async () => {
      const bytes = publishedBytes(file, await readFile(file));
      return Buffer.from(JSON.stringify(await measureScrim(bytes, { ...options, contrast })));
    });
    return scrimSchema.parse(JSON.parse(await readFile(cached, 'utf8')));
  };
  await sideBySide(tree.pages, async (page) => {
    const wishes = wishesOf(page, tree);
    if (!wishes) return;
    found.set(page.file, {
      wide: await scrimOf(wishes.wide),
      low: await scrimOf(wishes.low),
      tall: await scrimOf(wishes.tall),
    });
  });
  return found;
}
