import { checkExtent } from './check-extent.ts';
import { parseFast } from './parse-yaml.ts';
import type { Source } from './source.ts';
import { unquotedBraces } from './yaml-repair/unquoted-braces.ts';
import { explainYaml, type ExplainedYaml } from './yaml-repair/explain-yaml.ts';
import type { CountMisfits } from './yaml-repair/find-repair.ts';

/** A file's values, or everything that is wrong with its YAML, and the file as repaired if it can be read then. */
export type ReadYaml = { value: unknown } | ExplainedYaml;

/** Reads a file's YAML. What does not fit its schema (`misfits`) helps to see how broken YAML was meant. */
export function readYaml(source: Source, misfits?: CountMisfits): ReadYaml {
  const read = readValues(source, misfits);
  if ('diagnostics' in read) return read;
  const braces = unquotedBraces(source);
  return braces.length > 0 ? { diagnostics: braces, repaired: null } : read;
}

function readValues(source: Source, misfits?: CountMisfits): ReadYaml {
  // In so few characters there is not much that could be too many; the fast library counts depth too.
  const isShort = source.text.length < 100_000;
  const fast = isShort ? parseFast(source.text) : null;
  if (fast) return fast;
  const tooMuch = checkExtent(source);
  if (tooMuch.length > 0) return { diagnostics: tooMuch, repaired: null };
  const late = isShort ? null : parseFast(source.text);
  if (late) return late;
  const explained = explainYaml(source, misfits);
  return explained.diagnostics.length > 0 ? explained : { value: source.value };
}
