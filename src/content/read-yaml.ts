import { checkExtent } from './check-extent.ts';
import { parseFast } from './parse-yaml.ts';
import type { Source } from './source.ts';
import { unquotedBraces } from './yaml-repair/unquoted-braces.ts';
import { explainYaml, type ExplainedYaml } from './yaml-repair/explain-yaml.ts';
import type { CountMisfits } from './yaml-repair/find-repair.ts';

/** The values of a file, or its YAML diagnostics and, if possible, the repaired file. */
export type ReadYaml = { value: unknown } | ExplainedYaml;

/** Parses a file. `misfits` counts what does not fit the schema, to choose between possible repairs. */
export function readYaml(source: Source, misfits?: CountMisfits): ReadYaml {
  const read = readValues(source, misfits);
  if ('diagnostics' in read) return read;
  const braces = unquotedBraces(source);
  return braces.length > 0 ? { diagnostics: braces, repaired: null } : read;
}

function readValues(source: Source, misfits?: CountMisfits): ReadYaml {
  // A file this short cannot exceed the limits; the fast library checks the depth as well.
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
