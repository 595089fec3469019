import { expect, test } from 'vitest';
import { frame } from '../../src/diagnostics/frame.ts';
import { expectedPlace, loadWith, mistakes, placeInSite } from './broken-sites.ts';

/** The measures by which tools for content are compared, one point each. */
const measures = [
  'detected',
  'file',
  'line',
  'column',
  'line shown',
  'one message',
  'fix suggested',
] as const;
type Measure = (typeof measures)[number];

test('the corpus is told of completely: who breaks a file learns where and how to mend it', async () => {
  const points = new Map<Measure, number>(measures.map((measure) => [measure, 0]));
  const give = (measure: Measure, isRight: boolean) =>
    points.set(measure, (points.get(measure) ?? 0) + Number(isRight));
  let shown = 0;
  for (const [name, mistake] of Object.entries(mistakes)) {
    const { diagnostics, texts } = await loadWith(name);
    const [diagnostic] = diagnostics;
    const place = expectedPlace(name, mistake);
    give('detected', diagnostic?.code === mistake.code);
    give('file', diagnostic?.file === (mistake.file ?? placeInSite(name)));
    give('line', diagnostic?.range.line === place.line);
    give('column', diagnostic?.range.column === place.column);
    give('one message', diagnostics.length === 1);
    const { example, suggestions = [] } = diagnostic ?? {};
    give('fix suggested', example !== undefined || suggestions.length > 0);
    // A file that is empty, a picture, or never read has no line to show.
    const hasLines = diagnostic !== undefined && texts(diagnostic.file) !== '';
    shown += Number(hasLines);
    give('line shown', hasLines && frame(texts(diagnostic.file), diagnostic.range).length >= 2);
  }
  const total = Object.keys(mistakes).length;
  const table = measures.map((measure) => {
    const most = measure === 'line shown' ? shown : total;
    return { measure, points: points.get(measure) ?? 0, of: most };
  });
  console.table(table);
  for (const { measure, points: got, of } of table) {
    const least = measure === 'fix suggested' ? 0.9 : 1;
    expect(got / of, measure).toBeGreaterThanOrEqual(least);
  }
}, 60_000);
