import type { SiteSettings } from '../../schema/site.ts';
import type { Diagnose, Diagnostic } from '../messages/index.ts';
import {
  buildSiteTree,
  allNames,
  type SiteFiles,
  checkSite,
  allSteps,
  type Steps,
  clockIn,
  pagesOn,
  type PagesOfDay,
  type SiteTree,
  hasHour,
} from '../site/index.ts';
import { dataName, type FilesByKind } from './files-by-kind.ts';
import { readablePatterns, readableSettings, readableTheme } from './readable-settings.ts';

type Present = Pick<SiteFiles, 'images' | 'strict'> & {
  /** All documents, invalid ones too. */
  documents: readonly string[];
  /** The value of a file that could be read, although it may be invalid. */
  valueOf: (file: string) => unknown;
  /** The day or moment to check, by the site's clock; now by default. */
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
export const buildCheckedTree = (
  loaded: FilesByKind,
  present: Present,
  diagnose: Diagnose,
): CheckedTree => allSteps(checkedTreeInSteps(loaded, present, diagnose));

/** The same in steps. */
export function* checkedTreeInSteps(
  loaded: FilesByKind,
  { documents, images, strict, valueOf, day: requestedDay }: Present,
  diagnose: Diagnose,
): Steps<CheckedTree> {
  const { settings, theme, data, mentions } = loaded;
  const site = settings ? { settings, names: {} } : readableSettings(valueOf('site.yaml'));
  const day = requestedDay ?? clockIn(site.settings.timeZone, new Date());
  const { pages, leftOut, nextDate: nextOfPages } = pagesOn(loaded.pages, day);
  const nextDate = soonest([nextOfPages, ...turnsOfNotice(site.settings.notice)], day);
  const tree = buildSiteTree({ settings: site.settings, theme: theme ?? {}, pages, data });
  yield;
  const files: SiteFiles = {
    documents: documentsOf(loaded),
    mentions,
    invalidPages: loaded.invalidPages,
    pageFiles: documents.filter(isPageFile),
    dataNames: documents.filter((file) => file.startsWith('data/')).map(dataName),
    images,
    hasSettings: settings !== null,
    theme: theme
      ? { theme, areNamesReadable: true, areRolesValid: true }
      : readableTheme(valueOf('theme.yaml')),
    names: { ...allNames, ...site.names },
    patterns: theme ? Object.keys(tree.theme.patterns) : readablePatterns(valueOf('theme.yaml')),
    strict,
    schedule: {
      day,
      pages: loaded.pages,
      pagesLeftOut: leftOut.filter(({ block }) => block === null).length,
    },
  };
  const diagnostics = yield* checkSite(tree, files, diagnose);
  return { tree, day, leftOut, nextDate, diagnostics };
}

/** The hours at which the urgent notice comes and goes; browsers see to them by themselves, pages without scripts not. */
const turnsOfNotice = (notice: SiteSettings['notice']): string[] =>
  [notice?.from, notice?.until].flatMap((time) =>
    time !== undefined && hasHour(time) ? [time] : [],
  );

const soonest = (times: readonly (string | null)[], now: string): string | null =>
  times.filter((time) => time !== null && time > now).toSorted()[0] ?? null;

/** Whether a content file is a page. */
export const isPageFile = (file: string): boolean => /^pages\/.*\.yaml$/.test(file);

/** The checked documents of all files; of invalid pages, their valid fields. */
const documentsOf = ({ settings, pages, data, invalidPages }: FilesByKind) => [
  ...invalidPages.map(({ file, part }) => ({ file, document: part })),
  ...(settings ? [{ file: 'site.yaml', document: settings }] : []),
  ...pages,
  ...Array.from(data, ([name, { document }]) => ({ file: `data/${name}.yaml`, document })),
];
