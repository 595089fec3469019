import type { Theme } from '../../schema/theme.ts';
import type { Diagnose } from '../diagnostics/diagnostic.ts';
import type { PageAnchors } from './page-anchors.ts';
import type { Mentions } from './read-mentions.ts';
import type { PageFile, SiteTree } from './site-tree.ts';

/** What a file says about others; of a page that was refused, what its right blocks say. */
export type FileMentions = { file: string; mentions: Mentions };

/** Which names of site.yaml are known: of a file with a mistake only those that could be read. */
export type NamesOf = Record<'contacts' | 'outside' | 'hosts' | 'groups', boolean>;

/** All names of a site.yaml without a mistake are known. */
export const allNames: NamesOf = {
  contacts: true,
  outside: true,
  hosts: true,
  groups: true,
};

/** What the checks look at besides the tree. */
export type SiteFiles = {
  /** What every sound file says, as it was written. */
  documents: readonly { file: string; document: unknown }[];
  mentions: readonly FileMentions[];
  /** The pages with mistakes that could be read, and which of their anchors are known. */
  invalidPages: readonly { file: string; anchors: PageAnchors }[];
  /** All page files, the refused ones too: a link to a page that has a mistake is no second mistake. */
  pageFiles: readonly string[];
  /** All names of files in content/data, the refused ones too. */
  dataNames: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Whether site.yaml could be used; where not, `names` says which names in it are known. */
  hasSettings: boolean;
  names: NamesOf;
  /** What theme.yaml says, nothing where there is none; null where it could not be used. */
  theme: Theme | null;
  /** The names of the patterns, as far as theme.yaml can be read; null where they are unknown. */
  patterns: readonly string[] | null;
  /** The day for which the site is checked, and all sound pages, those too that are not on the site that day. */
  schedule: { day: string; pages: readonly PageFile[]; pagesLeftOut: number };
  /** Whether stand-ins for what is still to come are reported as well. */
  strict: boolean;
};

/** Whether every page file is sound: those that are not on the site that day are known too. */
export const hasAllPages = ({ tree, files }: CheckInput): boolean =>
  files.pageFiles.length === tree.pages.length + files.schedule.pagesLeftOut;

/** What every check works on. */
export type CheckInput = { tree: SiteTree; files: SiteFiles; diagnose: Diagnose };
