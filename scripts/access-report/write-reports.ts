import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { atagReportSchema, writeAtagPage, type AtagReport } from './atag-report.ts';
import { wcagReportSchema, writeWcagPage, type WcagReport } from './wcag-report.ts';

/** The data of each report, and the page that is made from it. */
export const reportFiles = {
  atag: { data: '.github/atag.json', page: '.github/ATAG.md' },
  wcag: { data: '.github/openacr.yaml', page: '.github/WCAG.md' },
} as const;

/** Reads both reports. Throws if one is not in its format. */
export function readReports(root: string): { atag: AtagReport; wcag: WcagReport } {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    atag: atagReportSchema.parse(JSON.parse(textOf(reportFiles.atag.data))),
    wcag: wcagReportSchema.parse(parse(textOf(reportFiles.wcag.data))),
  };
}

/** The pages of both reports. */
export function writeReports(root: string): { atag: string; wcag: string } {
  const { atag, wcag } = readReports(root);
  return { atag: writeAtagPage(atag), wcag: writeWcagPage(wcag) };
}
