import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkExtent } from './check-extent.ts';
import { parseFast } from './parse-yaml.ts';
import type { Source } from './source.ts';
import { unquotedBraces } from './yaml-repair/unquoted-braces.ts';
import { explainYaml } from './yaml-repair/explain-yaml.ts';

/** Reads a file's YAML: its values, or everything that is wrong with it. */
export function readYaml(source: Source): { value: unknown } | { diagnostics: Diagnostic[] } {
  const read = readValues(source);
  if ('diagnostics' in read) return read;
  const braces = unquotedBraces(source);
  return braces.length > 0 ? { diagnostics: braces } : read;
}

function readValues(source: Source): { value: unknown } | { diagnostics: Diagnostic[] } {
  // In so few characters there is not much that could be too many; depth is counted by the fast way too.
  const isShort = source.text.length < 100_000;
  const fast = isShort ? parseFast(source.text) : null;
  if (fast) return fast;
  const tooMuch = checkExtent(source);
  if (tooMuch.length > 0) return { diagnostics: tooMuch };
  const late = isShort ? null : parseFast(source.text);
  if (late) return late;
  const diagnostics = explainYaml(source);
  return diagnostics.length > 0 ? { diagnostics } : { value: source.value };
}
