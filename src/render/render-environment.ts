import type { ImagePart } from '../../schema/fields/image.ts';
import type { Picture, PictureScrims } from '../site/resolved.ts';
import type { Page } from '../site/site-tree.ts';
import type { DocumentEnvironment } from './render-document.ts';

/** What rendering needs besides the site tree. */
export type RenderEnvironment = DocumentEnvironment & {
  picture(image: ImagePart): Picture;
  /** What lies over the picture that words of a page stand on; null where none do. */
  scrims(page: Page): PictureScrims | null;
  /** The picture for shared links of a page, with its host; null where there is none. */
  socialImage(page: Page): string | null;
  /** The day on which a page last changed, as year-month-day; undefined where nobody knows. */
  dayOfChange?(page: Page): string | undefined;
  /** Notes to editors on a page, as HTML; visitors get none of them. */
  notes?: EditorNotes;
  /** The moment of the build. Its day is shown as today where no script corrects it. */
  today: Date;
};

/** Notes to editors on a page (null: one that is not a page of the site), or before one of its blocks. */
export type EditorNotes = {
  ofPage(page: Page | null): string | null;
  ofBlock(page: Page, index: number): string | null;
};
