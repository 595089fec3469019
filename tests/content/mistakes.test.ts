import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { formatDiagnostic } from '../../src/diagnostics/format-text.ts';
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
      const { diagnostics, texts } = await loadWith(name);
      const told = diagnostics.map(
        (diagnostic) =>
          `[${diagnostic.code}] ${formatDiagnostic(diagnostic, texts(diagnostic.file))}\n`,
      );
      const words = `${join(mistakesFolder, name.replace(/\.yaml$/, ''))}.txt`;
      expect(existsSync(words), `${words} holds the message`).toBe(true);
      await expect(told.join('\n')).toMatchFileSnapshot(words);
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]).toMatchObject({
        code: mistake.code,
        severity: mistake.warning ? 'warning' : 'error',
        file: mistake.file ?? placeInSite(name),
        range: expectedPlace(name, mistake),
      });
    },
  );
});

test('the settings that are offered where there are none can be used as they are', async () => {
  const { diagnostics } = await loadWith('folders/no-site-settings');
  const offered = new Source('site.yaml', diagnostics[0]?.example ?? '');
  expect(checkFile(offered, [])).toMatchObject({ content: { kind: 'site' }, diagnostics: [] });
});

test.each(goodFiles)('%s stays silent', async (name) => {
  const { diagnostics } = await loadWith(name);
  expect(diagnostics).toEqual([]);
});
