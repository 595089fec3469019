import type { Fault, FieldPath } from '../problems/problem.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkReferences } from './check-references.ts';
import { checkSettings } from './check-settings.ts';
import { checkTexts } from './check-texts.ts';
import { checkTheme } from './check-theme.ts';
import { partsOf, type FoundPart } from './parts-of.ts';
import type { SiteTree } from './site-tree.ts';

/** A file's checked values; of a page that was refused, those of its blocks that are right. */
export type CheckedValue = { file: string; value: unknown };

/** What the checks look at besides the tree. */
export type SiteFiles = {
  values: readonly CheckedValue[];
  /** All page files, the refused ones too: a link to a page that has a mistake is no second mistake. */
  pageFiles: readonly string[];
  /** All names of files in content/data, the refused ones too. */
  dataNames: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Whether site.yaml and theme.yaml could be used; where not, names in them are unknown. */
  hasSettings: boolean;
  hasTheme: boolean;
};

export type Found = FoundPart & { file: string };

/** What every check works on. */
export type CheckInput = { tree: SiteTree; files: SiteFiles; parts: readonly Found[] };

/** Checks pages, settings and pictures against each other. */
export function checkSite(tree: SiteTree, files: SiteFiles): Fault[] {
  const parts = files.values.flatMap(({ file, value }) =>
    partsOf(value).map((part) => ({ ...part, file })),
  );
  const input: CheckInput = { tree, files, parts };
  return [
    ...checkLinks(input),
    ...checkImages(input),
    ...checkReferences(input),
    ...checkBlocks(input),
    ...checkTexts(input),
    ...checkPages(input),
    ...(files.hasSettings ? checkSettings(input) : []),
    ...(files.hasTheme ? checkTheme(tree.theme) : []),
  ];
}

/** A fault of some file at some field, as the checks write it. */
export const fault = (
  file: string,
  path: FieldPath,
  rest: Omit<Fault, 'file' | 'path' | 'severity'> & Partial<Pick<Fault, 'severity'>>,
): Fault => ({ severity: 'error', ...rest, file, path });
