import { smallLetters } from '../../editing/import/small-letters.ts';
import { decoded, isStruckRun, withoutCharts } from './hidden-parts.ts';

/**
 * Rewrites the parts of an Excel file for its reader: without sheets that have no cells and words struck out within a
 * cell, and with raised and lowered letters.
 */
export function rewriteWorkbook(texts: ReadonlyMap<string, string>): {
  parts: Map<string, string>;
  struck: readonly string[];
} {
  const struck: string[] = [];
  const parts = new Map([['xl/workbook.xml', withoutCharts(texts)]]);
  for (const [name, text] of texts) {
    if (/(?:sharedStrings|worksheets\/[^/]+)\.xml$/.test(name))
      parts.set(name, rewriteRuns(text, struck));
  }
  return { parts, struck };
}

const words = /<t\b[^<>]*>([^<]*)<\/t>/g;

function rewriteRuns(text: string, struck: string[]): string {
  let before = '';
  return text
    .split('<r>')
    .map((part, index) => {
      const end = part.indexOf('</r>');
      if (index === 0 || end < 0) return (index === 0 ? '' : '<r>') + part;
      const run = part.slice(0, end);
      const written = Array.from(run.matchAll(words), ([, one = '']) => decoded(one)).join('');
      const rest = part.slice(end + '</r>'.length);
      if (isStruckRun(run)) {
        if (written.trim() !== '') struck.push(written.trim());
        return rest;
      }
      const [, side] = /<vertAlign\b[^<>]*val="(super|sub)script"/.exec(run) ?? [];
      const small = side === undefined ? written : smallLetters(written, side === 'super', before);
      before = written;
      return `<r>${small === written ? run : run.replace(words, `<t>${small}</t>`)}</r>${rest}`;
    })
    .join('');
}
