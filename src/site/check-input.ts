import type { ValidPart } from '../../schema/fields/valid-part.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Diagnose } from '../diagnostics/diagnostic.ts';
import type { PageAnchors } from './page-anchors.ts';
import type { Mentions } from './read-mentions.ts';
import type { PageFile, SiteTree } from './site-tree.ts';

/** What a file says about others; of a page that was refused, what its right blocks say. */
export type FileMentions = { file: string; mentions: Mentions };

/** A page that has mistakes: its valid fields, and its anchors as far as these are known. */
export type InvalidPage = { part: ValidPart<PageDocument>; anchors: PageAnchors };

/** Such a page and its file. */
export type InvalidPageFile = InvalidPage & { file: string };

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
  /** The checked documents of all files; of pages with mistakes, their valid fields. */
  documents: readonly { file: string; document: unknown }[];
  mentions: readonly FileMentions[];
  /** The pages that have mistakes, as far as they could be read. */
  invalidPages: readonly InvalidPageFile[];
  /** All page files, the refused ones too: a link to a page that has a mistake is no second mistake. */
  pageFiles: readonly string[];
  /** All names of files in content/data, the refused ones too. */
  dataNames: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Whether site.yaml could be used; where not, `names` says which names in it are known. */
  hasSettings: boolean;
  names: NamesOf;
  /** What theme.yaml says, nothing if there is none; null if it is invalid. */
  theme: Theme | null;
  /** The fields of an invalid theme.yaml whose names can still be checked; null if there are none. */
  themePart: Theme | null;
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
