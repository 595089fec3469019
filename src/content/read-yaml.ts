import type { Fault } from '../diagnostics/diagnostic.ts';
import { parseFast } from './parse-yaml.ts';
import type { Source } from './source.ts';
import { explainYaml } from './explain-yaml.ts';

/** Reads a file's YAML: its values, or everything that is wrong with it. */
export function readYaml(source: Source): { value: unknown } | { faults: Fault[] } {
  const fast = parseFast(source.text);
  if (fast) return fast;
  const faults = explainYaml(source);
  return faults.length > 0 ? { faults } : { value: source.value };
}
