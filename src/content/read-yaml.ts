import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseFast } from './parse-yaml.ts';
import type { Source } from './source.ts';
import { explainYaml } from './explain-yaml.ts';

/** Reads a file's YAML: its values, or everything that is wrong with it. */
export function readYaml(source: Source): { value: unknown } | { diagnostics: Diagnostic[] } {
  const fast = parseFast(source.text);
  if (fast) return fast;
  const diagnostics = explainYaml(source);
  return diagnostics.length > 0 ? { diagnostics } : { value: source.value };
}
