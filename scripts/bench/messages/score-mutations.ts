import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readContentFiles } from '../../fuzz/content-files.ts';
import { openBrokenSite } from './broken-site.ts';
import { meaningMutations, shapeMutations } from './field-mutations.ts';
import { scoreDiagnostics } from './measures.ts';
import type { Measure } from './measures.ts';
import type { Mutation } from './mutation.ts';
import { seededRandom } from './seeded-random.ts';
import { breakFile } from './trial.ts';
import type { Trial } from './trial.ts';
import { byteMutations, yamlMutations } from './yaml-mutations.ts';

/** The scores of one kind of mistake. */
export type KindScore = {
  kind: string;
  name: string;
  count: number;
  points: Record<Measure, number>;
  /** Diagnostics that match no mistake. */
  surplus: number;
  /** The mistakes that lost a point, with their messages. */
  lost: string[];
};

const alone: readonly Mutation[] = [
  ...byteMutations,
  ...yamlMutations,
  ...shapeMutations,
  ...meaningMutations,
];

/** Mistakes that make the rest of a file unreadable are not combined with others. */
const inCompany = alone.filter(
  ({ kind, name }) => kind !== 'bytes' && name !== 'marks of two versions',
);

const companies = [2, 3, 5].flatMap((count) => [
  { count, distance: 8, name: `${count} within 16 lines` },
  { count, distance: 10_000, name: `${count} in one file` },
]);

type Attempt = { name: string; kind: string; distance: number; choose: () => Mutation[] };

/** Breaks the files of a content folder with every kind of mistake, `tries` times each, and scores the messages. */
export async function scoreMutations(
  contentDir: string,
  { seed, tries }: { seed: number; tries: number },
): Promise<KindScore[]> {
  const random = seededRandom(seed);
  const files = readContentFiles(contentDir);
  const site = await openBrokenSite(contentDir);
  const attempts: Attempt[] = [
    ...alone.map((mutation) => ({
      name: mutation.name,
      kind: mutation.kind,
      distance: Infinity,
      choose: () => [mutation],
    })),
    ...companies.map(({ count, distance, name }) => ({
      name,
      kind: 'several',
      distance,
      choose: () => random.several(inCompany, count),
    })),
  ];
  try {
    const scores: KindScore[] = [];
    for (const { name, kind, distance, choose } of attempts) {
      const score = emptyScore(kind, name);
      let left = tries;
      // Not every mistake can be made in every file.
      for (let tried = 0; left > 0 && tried < tries * 40; tried += 1) {
        const [file] = random.several(files, 1);
        const trial = file ? breakFile(file, choose(), random, distance) : null;
        if (!file || !trial) continue;
        left -= 1;
        add(score, trial, await site.diagnose(trial, file.text));
      }
      if (score.count > 0) scores.push(score);
    }
    return scores;
  } finally {
    site.close();
  }
}

const emptyScore = (kind: string, name: string): KindScore => ({
  kind,
  name,
  count: 0,
  points: { found: 0, file: 0, line: 0, column: 0, named: 0, fix: 0 },
  surplus: 0,
  lost: [],
});

function add(score: KindScore, trial: Trial, diagnostics: readonly Diagnostic[]): void {
  const { results, surplus } = scoreDiagnostics(trial, diagnostics);
  score.count += results.length;
  score.surplus += surplus.length;
  for (const { file, range, message } of surplus) {
    score.lost.push(`${score.name} (surplus) ${file}:${range.line}:${range.column} ${message}`);
  }
  for (const { points, lost } of results) {
    for (const measure of points) score.points[measure] += 1;
    if (lost !== null) score.lost.push(lost);
  }
}
