import { prepareBrowserTests, report, runStep, testStep } from './check/steps.ts';

/**
 * `npm run test:long`: the tests that take minutes, on the built site and in a browser if they need one. `npm test`
 * runs a sample of them.
 */
export async function main(): Promise<number> {
  const { outcomes, env } = await prepareBrowserTests();
  if (env === null) {
    console.log('\nThe long tests did not run: they need a browser and the built site.');
    return report(outcomes);
  }
  outcomes.push(await runStep(testStep('long tests', ['long'], { env })));
  return report(outcomes);
}
