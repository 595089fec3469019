import type { ImagePart } from '../../schema/fields/image.ts';
import type { Picture, PictureScrims, Page, PageAlone } from '../site/index.ts';
import type { DocumentEnvironment } from './render-document.tsx';

/** What rendering needs besides the site tree. */
export type RenderEnvironment = Omit<DocumentEnvironment, 'frames'> & {
  /** Whether a frame is rendered once for all pages that share it: for many pages that nobody edits. */
  sharesFrames?: boolean;
  picture(image: ImagePart): Picture;
  /** The scrim over the picture behind a page's text; null if there is none. */
  scrims(page: Page): PictureScrims | null;
  /** The full URL of the picture for shared links of a page; null if there is none. */
  socialImage(page: Page): string | null;
  /** The day on which a page last changed, as year-month-day; undefined if unknown. */
  dayOfChange?(page: Page): string | undefined;
  /** Remarks to editors on a page, as HTML; not published. */
  notes?: EditorNotes;
  /**
   * Takes note of a block that cannot be rendered, and returns what is shown in its place. Without it the page fails.
   */
  blockFailed?(failure: BlockFailure): string;
  /**
   * Returns the same functions, so that a build can note what a page reads of the rest of the site. Their arguments and
   * answers are plain data.
   */
  watch?<Functions extends object>(functions: Functions): Functions;
  /** The time of the build. Its day is shown as today unless a script corrects it. */
  today: Date;
};

/** Renders documents that load nothing: what every environment but that of the build begins with. */
export const bareEnvironment: Omit<RenderEnvironment, 'picture' | 'today'> = {
  assets: {
    printStyles: null,
    searchStyles: '',
    noticeStyles: '',
    worker: null,
    script: '',
    headingFont: '',
    textFamily: null,
    logo: null,
    favicon: null,
    policy: null,
  },
  scrims: () => null,
  icons: () => '',
  socialImage: () => null,
  islandScripts: () => [],
  stylesheets: () => [],
};

/** A block of a page whose component or schema has thrown an error; `index` is null for a block that its section adds. */
export type BlockFailure = { page: PageAlone; index: number | null; type: string; error: unknown };

/** Remarks to editors on a page (null for a generated page), or before one of its blocks. */
export type EditorNotes = {
  ofPage(page: PageAlone | null): string | null;
  ofBlock(page: PageAlone, index: number): string | null;
};
