import path from 'node:path';
import { runTests } from './check/run-tests.ts';
import { buildSite, counted, findBrowser, report, timed } from './check/steps.ts';
import type { Outcome } from './check/steps.ts';

/**
 * `npm run test:long`: the tests that take minutes, on the built site and in a browser where they need one. A
 * sample of what they try is part of `npm test`.
 */
export async function main(): Promise<number> {
  let browser: string | null = null;
  const outcomes: Outcome[] = [
    await timed({
      name: 'a browser to test in',
      run: async () => {
        browser = await findBrowser();
        return counted(browser !== null);
      },
    }),
    await timed({ name: 'build', run: async () => counted(await buildSite()) }),
  ];
  if (browser === null || outcomes.some(({ failed }) => failed > 0)) {
    console.log('\nThe long tests did not run: they need a browser and the built site.');
    return report(outcomes);
  }
  const env = { CHROME_PATH: browser, SITE_DIST: path.resolve('dist') };
  outcomes.push(await timed({ name: 'long tests', run: () => runTests(['long'], { env }) }));
  return report(outcomes);
}
