import { partsOf, picturesInText, type SiteTree } from '../site/index.ts';

/** The names of all pictures that pages and site settings use. */
export const usedPictures = (tree: SiteTree): string[] =>
  [tree.settings, ...tree.pages.map((page) => page.document)].flatMap((value) =>
    partsOf(value).flatMap(({ part }) => {
      if (part.part === 'text') return picturesInText(part).map(({ src }) => src);
      return part.part === 'image' ? [part.src] : [];
    }),
  );
