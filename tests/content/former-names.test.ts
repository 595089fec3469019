import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixContent } from '../../src/content/fix-content.ts';
import { loadSite } from '../../src/content/load-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'former-'));
  cpSync('tests/fixtures/clinic', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(path.join(folder, file), text.replaceAll(from, to));
};

/** The clinic as somebody wrote it for an earlier version. */
function writeFormerNames(): void {
  change('site.yaml', 'identifier:', 'schoolIdentifier:');
  change('site.yaml', 'withIdentifier', 'withSchoolIdentifier');
  change('pages/services.yaml', 'topics:', 'subjects:');
  change('pages/services.yaml', 'pattern:', 'weave:');
}

test('content with former names is published, with a warning for each', async () => {
  writeFormerNames();
  const { tree, diagnostics } = await loadSite(folder);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
    Array.from({ length: 6 }, () => 'warning renamed-field'),
  );
  expect(tree?.pages).toHaveLength(11);
  expect(tree?.settings.identifier).toEqual({ parameter: 'clinic', value: 'kilele' });
  expect(tree?.byAddress.get('/services')?.pattern).toBe('coral');
});

test('further mistakes in such content are reported at their own ranges', async () => {
  writeFormerNames();
  change('pages/services.yaml', 'to: /prices', 'to: /prises');
  const { diagnostics, texts } = await loadSite(folder);
  const wrong = diagnostics.find(({ code }) => code === 'no-such-page');
  const line = texts('pages/services.yaml').split('\n')[(wrong?.range.line ?? 0) - 1];
  expect(line).toContain('/prises');
});

test('the fix writes the current names, and then there are no warnings', async () => {
  writeFormerNames();
  expect(await fixContent(folder)).toHaveLength(6);
  const { diagnostics } = await loadSite(folder);
  expect(diagnostics).toEqual([]);
  expect(readFileSync(path.join(folder, 'pages/services.yaml'), 'utf8')).toBe(
    readFileSync('tests/fixtures/clinic/pages/services.yaml', 'utf8'),
  );
});
