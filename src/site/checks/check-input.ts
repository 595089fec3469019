import type { ValidPart } from '../../../schema/fields/valid-part.ts';
import type { PageDocument } from '../../../schema/page.ts';
import type { Theme } from '../../../schema/theme.ts';
import type { Diagnose } from '../../messages/index.ts';
import type { PageAnchors } from '../pages/page-anchors.ts';
import type { Mentions } from '../text/read-mentions.ts';
import type { PageFile, SiteTree } from '../site-tree.ts';

/** The mentions of a file; of an invalid page, those of its valid fields. */
export type FileMentions = { file: string; mentions: Mentions };

/** A page that has mistakes: its valid fields, and its anchors as far as these are known. */
export type InvalidPage = { part: ValidPart<PageDocument>; anchors: PageAnchors };

/** An invalid page with its file. */
export type InvalidPageFile = InvalidPage & { file: string };

/** Which names of site.yaml are known: if it has mistakes, only those that could be read. */
export type NamesOf = Record<'contacts' | 'forms' | 'outside' | 'hosts' | 'groups', boolean>;

/** If site.yaml is valid, all its names are known. */
export const allNames: NamesOf = {
  contacts: true,
  forms: true,
  outside: true,
  hosts: true,
  groups: true,
};

/** The theme; of an invalid theme.yaml, its valid parts. */
export type CheckedTheme = {
  theme: Theme;
  /** Whether the names of all colours and tiles could be read. */
  areNamesReadable: boolean;
  /** Whether no role has a mistake. Otherwise the colours that follow from it are unknown. */
  areRolesValid: boolean;
};

/** What the checks need besides the tree. */
export type SiteFiles = {
  /** The checked documents of all files; of invalid pages, their valid fields. */
  documents: readonly { file: string; document: unknown }[];
  mentions: readonly FileMentions[];
  /** The invalid pages, as far as they could be read. */
  invalidPages: readonly InvalidPageFile[];
  /** All page files, invalid ones too: a link to an invalid page is not a second mistake. */
  pageFiles: readonly string[];
  /** The names of all files in content/data, invalid ones too. */
  dataNames: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Whether site.yaml is valid; if not, `names` says which of its names are known. */
  hasSettings: boolean;
  names: NamesOf;
  /** What theme.yaml says, nothing if there is none; null if it cannot be read. */
  theme: CheckedTheme | null;
  /** The names of the patterns, as far as theme.yaml can be read; null if they are unknown. */
  patterns: readonly string[] | null;
  /** The day for which the site is checked, and all valid pages, including those that are not on the site that day. */
  schedule: { day: string; pages: readonly PageFile[]; pagesLeftOut: number };
  /** Whether placeholders are reported as well. */
  strict: boolean;
};

/** Whether all page files are valid; those that are not on the site that day count too. */
export const hasAllPages = ({ tree, files }: CheckInput): boolean =>
  files.pageFiles.length === tree.pages.length + files.schedule.pagesLeftOut;

/** The input of every check. */
export type CheckInput = { tree: SiteTree; files: SiteFiles; diagnose: Diagnose };
