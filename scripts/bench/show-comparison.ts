import { commitOf, compareCommits } from './compare-commits.ts';
import { ratioLines, regressionsIn } from './compare-rounds.ts';

/**
 * Compares what building costs with the last commit and with an older one. Exits with 1 where something has become
 * over a tenth more expensive.
 */
export async function showComparison(
  name: string,
  options: { count: number; rounds: number },
): Promise<number> {
  const commit = commitOf(name);
  if (commit === null) {
    console.log('There is no release to compare with yet.');
    return 0;
  }
  const { count, rounds } = options;
  console.log(
    `Building ${count} pages with ${commit.slice(0, 8)} and HEAD in turn, ${rounds} times ...`,
  );
  const ratios = await compareCommits(commit, options);
  console.log(ratioLines(ratios).join('\n'));
  const grown = regressionsIn(ratios);
  for (const { name: what } of grown) console.log(`Over a tenth more: ${what}`);
  return grown.length === 0 ? 0 : 1;
}
