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
    const { problems, texts } = await loadWith(name);
    const [problem] = problems;
    const place = expectedPlace(name, mistake);
    give('detected', problem?.code === mistake.code);
    give('file', problem?.file === (mistake.file ?? placeInSite(name)));
    give('line', problem?.line === place.line);
    give('column', problem?.column === place.column);
    give('one message', problems.length === 1);
    give('fix suggested', problem?.example !== undefined);
    // A file that is empty, a picture, or never read has no line to show.
    const hasLines = problem !== undefined && texts(problem.file) !== '';
    shown += Number(hasLines);
    give('line shown', hasLines && frame(texts(problem.file), problem).length >= 2);
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
