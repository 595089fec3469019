import type { Diagnose, Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildSiteTree } from '../site/build-site-tree.ts';
import { allNames, type SiteFiles } from '../site/check-input.ts';
import { checkSite } from '../site/check-site.ts';
import { dayIn } from '../site/day-in.ts';
import { pagesOn, type PagesOfDay } from '../site/publish-window.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { dataName, type FilesByKind } from './files-by-kind.ts';
import { readablePatterns, readableSettings, readableTheme } from './readable-settings.ts';

type Present = Pick<SiteFiles, 'images' | 'strict'> & {
  /** All documents, invalid ones too. */
  documents: readonly string[];
  /** The value of a file that could be read, although it may be invalid. */
  valueOf: (file: string) => unknown;
  /** The day to check, as year-month-day; today in the site's time zone by default. */
  day?: string | undefined;
};

/** The site on a day, and what is not on it that day. */
export type CheckedTree = Pick<PagesOfDay, 'leftOut' | 'nextDate'> & {
  tree: SiteTree;
  day: string;
  diagnostics: Diagnostic[];
};

/**
 * Builds the site tree, and checks pages, settings and pictures against each other. While site.yaml or theme.yaml is
 * invalid, pages are still checked against each other and against the names that are known.
 */
export function buildCheckedTree(
  loaded: FilesByKind,
  { documents, images, strict, valueOf, day: wanted }: Present,
  diagnose: Diagnose,
): CheckedTree {
  const { settings, theme, data, mentions } = loaded;
  const site = settings ? { settings, names: {} } : readableSettings(valueOf('site.yaml'));
  const day = wanted ?? todayAt(site.settings.timeZone);
  const { pages, leftOut, nextDate } = pagesOn(loaded.pages, day);
  const tree = buildSiteTree({ settings: site.settings, theme: theme ?? {}, pages, data });
  const diagnostics = checkSite(
    tree,
    {
      documents: documentsOf(loaded),
      mentions,
      invalidPages: loaded.invalidPages,
      pageFiles: documents.filter(isPageFile),
      dataNames: documents.filter((file) => file.startsWith('data/')).map(dataName),
      images,
      hasSettings: settings !== null,
      theme: theme
        ? { theme, areNamesKnown: true, areRolesValid: true }
        : readableTheme(valueOf('theme.yaml')),
      names: { ...allNames, ...site.names },
      patterns: theme ? Object.keys(tree.theme.patterns) : readablePatterns(valueOf('theme.yaml')),
      strict,
      schedule: {
        day,
        pages: loaded.pages,
        pagesLeftOut: leftOut.filter(({ block }) => block === null).length,
      },
    },
    diagnose,
  );
  return { tree, day, leftOut, nextDate, diagnostics };
}

/** Today in a time zone, or in UTC if the time zone is unknown, which is reported elsewhere. */
function todayAt(timeZone: string): string {
  const now = new Date();
  try {
    return dayIn(timeZone, now);
  } catch {
    return dayIn('UTC', now);
  }
}

/** Whether a content file is a page. */
export const isPageFile = (file: string): boolean => /^pages\/.*\.yaml$/.test(file);

/** The checked documents of all files; of invalid pages, their valid fields. */
const documentsOf = ({ settings, pages, data, invalidPages }: FilesByKind) => [
  ...invalidPages.map(({ file, part }) => ({ file, document: part })),
  ...(settings ? [{ file: 'site.yaml', document: settings }] : []),
  ...pages,
  ...Array.from(data, ([name, document]) => ({ file: `data/${name}.yaml`, document })),
];
