import { checkRules, type FoundByRule } from '../../../schema/rules/check-rules.ts';
import type { DataDocument } from '../../../schema/data-kinds.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import type { RuleData } from '../../../schema/rules/define-rule.ts';
import type { Diagnose, Diagnostic } from '../../messages/index.ts';
import type { CheckedTheme, CheckInput, SiteFiles } from './check-input.ts';
import { checkCollections } from './check-collections.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkContrast } from './check-contrast.ts';
import { checkForms } from './check-forms.ts';
import { checkImages } from './check-images.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLinks } from './check-links.ts';
import { checkLists } from './check-lists.ts';
import { checkLocale } from './check-locale.ts';
import { checkMessages } from './check-messages.ts';
import { checkMoved } from './check-moved.ts';
import { checkPages } from './check-pages.ts';
import { checkReadings } from './check-readings.ts';
import { checkReferences } from './check-references.ts';
import { checkSettings } from './check-settings.ts';
import { checkStandIns } from './check-stand-ins.ts';
import { checkTexts } from './check-texts.ts';
import { checkTheme } from './check-theme.ts';
import { checkTimes } from './check-times.ts';
import { Finding, headOf } from '../pages/lazy-document.ts';
import { digestOf } from '../text/lazy-mentions.ts';
import { plainText } from '../text/markdown.ts';
import { offersOf, summaryOf } from '../pages/page-summary.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** Work that may be interrupted, or given up, after each of its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** The checks between files, in the order in which they report. */
const checks: readonly ((input: CheckInput) => Diagnostic[])[] = [
  checkLinks,
  checkTexts,
  (input) => (input.files.strict ? checkStandIns(input) : []),
  checkImages,
  checkAttachments,
  checkReferences,
  checkForms,
  checkReadings,
  ({ tree, files, diagnose }) => {
    const shown = dataShownIn(files, tree);
    const pages = tree.pages.map((page) => ofRules(page, shown.get(page.file) ?? []));
    return checkRules(pages, tree.settings, diagnose);
  },
  checkLists,
  checkPages,
  checkCollections,
  checkMessages,
  checkMoved,
  checkTimes,
  checkLanguages,
  checkLocale,
  (input) => (input.files.hasSettings ? checkSettings(input) : []),
  ({ files, diagnose }) => (files.theme ? checkColours(files.theme, diagnose) : []),
];

/** Checks pages, settings and pictures against each other; each check is a step. */
export function* checkSite(
  tree: SiteTree,
  files: SiteFiles,
  diagnose: Diagnose,
): Steps<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const check of checks) {
    // There may be more than a call can take arguments.
    for (const one of check({ tree, files, diagnose })) diagnostics.push(one);
    yield;
  }
  return diagnostics;
}

const checkColours = (checked: CheckedTheme, diagnose: Diagnose): Diagnostic[] => [
  ...(checked.areNamesReadable ? checkTheme(checked.theme, diagnose) : []),
  ...checkContrast(checked.theme, diagnose, checked),
];

/** The files of content/data that each page shows, by the page's file. */
function dataShownIn({ mentions }: SiteFiles, { data }: SiteTree): Map<string, RuleData[]> {
  if (data.size === 0) return new Map();
  return new Map(
    mentions.flatMap(({ file, mentions: ofFile }) => {
      const names = digestOf(ofFile).names.filter(({ kind }) => /^data\b/.test(kind));
      const shown = [...new Set(names.map(({ name }) => name))].flatMap((name) => {
        const found = data.get(name);
        return found ? [dataOfRules(name, found)] : [];
      });
      return shown.length === 0 ? [] : [[file, shown] as const];
    }),
  );
}

function dataOfRules(name: string, found: DataDocument): RuleData {
  const { document } = found;
  const rows = found.kind === 'list' ? found.document.rows : [];
  return {
    name,
    document,
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, cell]) => [
          column,
          isTextPart(cell) ? plainText(cell) : cell,
        ]),
      ),
    ),
  };
}

const isTextPart = (cell: unknown): cell is TextPart =>
  typeof cell === 'object' && cell !== null && 'part' in cell && cell.part === 'text';

/** A page as the rules of the trade look at it. */
const ofRules = ({ file, document, language }: Page, shown: readonly RuleData[]) => {
  const { title, contact, checked } = document;
  const summary = summaryOf(document);
  return {
    file,
    offered: summary.offered,
    // What was found on it holds until the page changes, or a file that it shows.
    remember: (key: string, find: () => readonly FoundByRule[]) =>
      shown.length > 0
        ? find()
        : findings.of(document, JSON.stringify([key, language, headOf(document)]), find),
    // The blocks are read only for a rule that looks at them.
    page: {
      title,
      contact,
      checked,
      language,
      get offers() {
        return offersOf(document);
      },
      blocks: () => document.blocks,
      data: () => shown,
    },
  };
};

const findings = new Finding<readonly FoundByRule[]>('rules');
