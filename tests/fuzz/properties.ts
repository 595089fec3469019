import assert from 'node:assert/strict';
import path from 'node:path';
import { decode } from '../../src/content/check-bytes.ts';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { formatDiagnostic } from '../../src/messages/format-text.ts';
import { byteFiles, changedFiles, readContentFiles } from './content-files.ts';
import { fuzzProperty, type FuzzProperty } from './fuzz-property.ts';
import { outputProperties } from './output-properties.ts';
import { textProperties } from './text-properties.ts';

/** The maximum processor time for an input; it does not depend on other load on the machine. */
const maxProcessorTime = 2000;

function checkQuickly(file: string, bytes: Uint8Array): number {
  const started = process.cpuUsage();
  const { text, diagnostics } = decode(file, bytes);
  const checked = checkFile(new Source(file, text), diagnostics).diagnostics;
  for (const diagnostic of checked) formatDiagnostic(diagnostic, text);
  const { user, system } = process.cpuUsage(started);
  const spent = (user + system) / 1000;
  assert.ok(spent < maxProcessorTime, `It took ${Math.round(spent)} ms of processor time.`);
  return checked.length;
}

/** The properties that hold for any content folder. */
export const fuzzProperties = (): FuzzProperty[] => [
  fuzzProperty('random bytes are reported quickly', {
    inputs: byteFiles,
    isTrue: (bytes) => assert.ok(checkQuickly('pages/any.yaml', bytes) > 0, 'It was accepted.'),
  }),
  fuzzProperty('a changed content file is checked quickly', {
    inputs: changedFiles(readContentFiles(path.resolve('content'))),
    isTrue: ({ file, text }) => void checkQuickly(file, Buffer.from(text)),
  }),
  ...outputProperties,
  ...textProperties,
];
