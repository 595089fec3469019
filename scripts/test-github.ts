import { testStep } from './check/steps.ts';

/**
 * `npm run test:github`: tries how the editor uses GitHub, on a double of its API, and on a repository of yours if its
 * name and a token are in the environment. Ignores other variables: a workflow has a token of its own.
 */
export async function main(): Promise<number> {
  const { run } = testStep('GitHub', ['unit'], { args: ['tests/editor/git-host'] });
  const passed = await run();
  const isSetUp =
    (process.env['EDITOR_TEST_TOKEN'] ?? '') !== '' &&
    (process.env['EDITOR_TEST_REPOSITORY'] ?? '') !== '';
  console.log(
    isSetUp
      ? `\nThe repository ${process.env['EDITOR_TEST_REPOSITORY']} was asked too; the branches made there are gone again.`
      : `\nNo repository on GitHub was asked. For that, set EDITOR_TEST_REPOSITORY to OWNER/NAME of one that may
be played with, and EDITOR_TEST_TOKEN to a token for it (Contents and Pull requests: Read and
write). EDITOR_TEST_FOLDER names its content folder (content), EDITOR_TEST_API another host
(https://HOST/api/v3). Everything happens on branches below editor-test/, which are deleted.`,
  );
  return passed ? 0 : 1;
}
