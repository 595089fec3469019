import type { Diagnose, Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkReferences } from './check-references.ts';
import { checkSettings } from './check-settings.ts';
import { checkStandIns } from './check-stand-ins.ts';
import { checkTexts } from './check-texts.ts';
import { checkTheme } from './check-theme.ts';
import type { Mentions } from './read-mentions.ts';
import type { SiteTree } from './site-tree.ts';

/** What a file says about others; of a page that was refused, what its right blocks say. */
export type FileMentions = { file: string; mentions: Mentions };

/** What the checks look at besides the tree. */
export type SiteFiles = {
  /** What every sound file says, as it was written. */
  documents: readonly { file: string; document: unknown }[];
  mentions: readonly FileMentions[];
  /** All page files, the refused ones too: a link to a page that has a mistake is no second mistake. */
  pageFiles: readonly string[];
  /** All names of files in content/data, the refused ones too. */
  dataNames: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Whether site.yaml and theme.yaml could be used; where not, names in them are unknown. */
  hasSettings: boolean;
  hasTheme: boolean;
  /** Whether stand-ins for what is still to come are told as well. */
  strict: boolean;
};

/** What every check works on. */
export type CheckInput = { tree: SiteTree; files: SiteFiles; diagnose: Diagnose };

/** Checks pages, settings and pictures against each other. */
export function checkSite(tree: SiteTree, files: SiteFiles, diagnose: Diagnose): Diagnostic[] {
  const input: CheckInput = { tree, files, diagnose };
  return [
    ...checkLinks(input),
    ...checkTexts(input),
    ...(files.strict ? checkStandIns(input) : []),
    ...checkImages(input),
    ...checkReferences(input),
    ...checkPages(input),
    ...(files.hasSettings ? checkSettings(input) : []),
    ...(files.hasTheme ? checkTheme(tree.theme, diagnose) : []),
  ];
}
