import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { formatProblem } from '../../src/diagnostics/format-text.ts';
import {
  expectedPlace,
  goodFiles,
  loadWith,
  mistakes,
  mistakesFolder,
  placeInSite,
} from './broken-sites.ts';

describe('a broken file', () => {
  test('comes in all the kinds that editors make', () => {
    expect(Object.keys(mistakes).length).toBeGreaterThanOrEqual(80);
    expect(goodFiles.length).toBeGreaterThanOrEqual(10);
  });

  test.each(Object.entries(mistakes))(
    '%s gets one message, at its place',
    async (name, mistake) => {
      const { problems, texts } = await loadWith(name);
      const told = problems.map(
        (problem) => `[${problem.code}] ${formatProblem(problem, texts(problem.file))}\n`,
      );
      const words = `${join(mistakesFolder, name.replace(/\.yaml$/, ''))}.txt`;
      expect(existsSync(words), `${words} holds the message`).toBe(true);
      await expect(told.join('\n')).toMatchFileSnapshot(words);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({
        code: mistake.code,
        severity: mistake.warning ? 'warning' : 'error',
        file: mistake.file ?? placeInSite(name),
        ...expectedPlace(name, mistake),
      });
    },
  );
});

test('the settings that are offered where there are none can be used as they are', async () => {
  const { problems } = await loadWith('folders/no-site-settings');
  const offered = new Source('site.yaml', problems[0]?.example ?? '');
  expect(checkFile(offered, [])).toMatchObject({ content: { kind: 'site' }, faults: [] });
});

test.each(goodFiles)('%s stays silent', async (name) => {
  const { problems } = await loadWith(name);
  expect(problems).toEqual([]);
});
