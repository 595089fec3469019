import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ImagePart } from '../../schema/fields/image.ts';
import { measureScrim } from '../pictures/measure-scrim.ts';
import type { PictureScrim, PictureScrims } from '../site/resolved.ts';
import { contrast, leastContrast } from '../site/contrast.ts';
import { directionOf } from '../site/direction.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { longestWord } from '../ui/longest-word.ts';
import { cachedFile, hashOf } from './file-cache.ts';

const scrimSchema = z.object({ head: z.number(), words: z.number() });

/** Counts up when measuring changes, so that nothing that was measured before is taken. */
const measure = 5;

/**
 * Measures every picture that words stand on, as it is cropped on screens of all shapes, and gives the function by
 * which a page finds what must lie over its own. What is measured is kept from build to build.
 */
export async function measureScrims(
  tree: SiteTree,
  imagesFolder: string,
): Promise<(page: Page) => PictureScrims | null> {
  const found = new Map<Page, PictureScrims>();
  for (const page of tree.pages) {
    const hero = page.document.blocks.find((block) => block.type === 'full-hero');
    const pattern = tree.theme.patterns[page.pattern];
    if (!hero || !pattern) continue;
    const scrimOf = async (
      shape: keyof PictureScrims,
      { src, focus }: ImagePart,
    ): Promise<PictureScrim> => {
      const bytes = await readFile(path.join(imagesFolder, src));
      const { text, ground } = pattern;
      const words = hero.title.split(/\s+/);
      const wish = {
        shape,
        focus,
        text,
        ground,
        kicker: hero.kicker?.length ?? 0,
        lines: words.length,
        letters: longestWord(hero.title),
        fromRight: directionOf(page.language) === 'rtl',
        least: leastContrast,
      };
      const name = `scrim-${hashOf(bytes, JSON.stringify([wish, measure]))}.json`;
      const file = await cachedFile(name, async () =>
        Buffer.from(JSON.stringify(await measureScrim(bytes, { ...wish, contrast }))),
      );
      return scrimSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    };
    found.set(page, {
      wide: await scrimOf('wide', hero.image),
      low: await scrimOf('low', hero.image),
      tall: await scrimOf('tall', hero.tallImage ?? hero.image),
    });
  }
  return (page) => found.get(page) ?? null;
}
