import { isCollection, isMap, isNode, isPair } from 'yaml';
import type { Fault, FieldPath, Place, Problem } from '../problems/problem.ts';
import { parseWithPlaces } from './parse-yaml.ts';
import type { PlacedDocument } from './parse-yaml.ts';

/** Turns faults into problems: gives each its line and column. Files are read with places only when needed. */
export function placeFaults(faults: readonly Fault[], textOf: (file: string) => string): Problem[] {
  const parsed = new Map<string, PlacedDocument>();
  const placedIn = (file: string) => {
    const known = parsed.get(file) ?? parseWithPlaces(textOf(file));
    parsed.set(file, known);
    return known;
  };
  return faults.map(({ at = 'value', place, related = [], ...fault }) => ({
    ...fault,
    ...(place ?? placeOf(placedIn(fault.file), fault.path, at)),
    where: fault.path.join(', '),
    related: related.map(({ file, path, message }) => ({
      file,
      message,
      ...placeOf(placedIn(file), path, 'value'),
    })),
  }));
}

/** The place of a value or of its field's name; where the value is missing, the nearest thing around it. */
function placeOf(
  { document, lines }: PlacedDocument,
  path: FieldPath,
  at: 'name' | 'value',
): Place {
  let node: unknown = document.contents;
  let name: unknown = null;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && String(item.key) === String(step))
      : undefined;
    const next: unknown = pair ? pair.value : isCollection(node) ? node.get(step, true) : undefined;
    if (next === undefined && !pair) break;
    name = pair?.key ?? null;
    node = next ?? name;
  }
  const target = at === 'name' && isNode(name) ? name : node;
  const range = isNode(target) ? target.range : null;
  const start = lines.linePos(range?.[0] ?? 0);
  const end = lines.linePos(range?.[1] ?? 0);
  return { line: start.line, column: start.col, endLine: end.line, endColumn: end.col };
}
