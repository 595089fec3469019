import type { Diagnose, Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedTheme, CheckInput, SiteFiles } from './check-input.ts';
import { checkContrast } from './check-contrast.ts';
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
import { checkRules } from './check-rules.ts';
import { checkSettings } from './check-settings.ts';
import { checkStandIns } from './check-stand-ins.ts';
import { checkTexts } from './check-texts.ts';
import { checkTheme } from './check-theme.ts';
import { checkTimes } from './check-times.ts';
import type { SiteTree } from '../site-tree.ts';

/** Checks pages, settings and pictures against each other. */
export function checkSite(tree: SiteTree, files: SiteFiles, diagnose: Diagnose): Diagnostic[] {
  const input: CheckInput = { tree, files, diagnose };
  return [
    ...checkLinks(input),
    ...checkTexts(input),
    ...(files.strict ? checkStandIns(input) : []),
    ...checkImages(input),
    ...checkReferences(input),
    ...checkReadings(input),
    ...checkRules(input),
    ...checkLists(input),
    ...checkPages(input),
    ...checkMessages(input),
    ...checkMoved(input),
    ...checkTimes(input),
    ...checkLanguages(input),
    ...checkLocale(input),
    ...(files.hasSettings ? checkSettings(input) : []),
    ...(files.theme ? checkColours(files.theme, diagnose) : []),
  ];
}

const checkColours = (checked: CheckedTheme, diagnose: Diagnose): Diagnostic[] => [
  ...(checked.areNamesReadable ? checkTheme(checked.theme, diagnose) : []),
  ...checkContrast(checked.theme, diagnose, checked),
];
