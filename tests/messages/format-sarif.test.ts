import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { codeGuides } from '../../schema/code-guides.ts';
import { formatSarif } from '../../src/messages/format-sarif.ts';
import { loadWith, mistakes } from '../content/broken-sites.ts';

const schemaFile = join(import.meta.dirname, '../fixtures/schemas/sarif-2.1.0-rtm.5.json');

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

// Each takes a whole site to load: a few of every kind are enough.
const sample = Object.keys(mistakes).filter((_, index) => index % 6 === 0);

test('a log without results is valid SARIF', () => {
  validate(JSON.parse(formatSarif([], codeGuides)));
  expect(validate.errors ?? []).toEqual([]);
});

test('what is found in broken files is valid SARIF, with its range and its fix', async () => {
  const logs = await Promise.all(
    sample.map(async (name) => {
      const { diagnostics } = await loadWith(name);
      return {
        name,
        diagnostics,
        log: JSON.parse(formatSarif(diagnostics, codeGuides, 'my site')),
      };
    }),
  );
  for (const { name, diagnostics, log } of logs) {
    validate(log);
    expect(validate.errors ?? [], name).toEqual([]);
    const [diagnostic] = diagnostics;
    const [result] = log.runs[0].results;
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    expect(decodeURIComponent(artifactLocation.uri), name).toBe(`my site/${diagnostic?.file}`);
    expect(region, name).toEqual({
      startLine: diagnostic?.range.line,
      startColumn: diagnostic?.range.column,
      endLine: diagnostic?.range.endLine,
      endColumn: diagnostic?.range.endColumn,
    });
    expect(result.fixes.length, name).toBe(diagnostic?.fix ? 1 : 0);
  }
  expect(logs.some(({ log }) => log.runs[0].results[0].fixes.length > 0)).toBe(true);
});
