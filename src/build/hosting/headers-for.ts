import type { HeaderRule } from './hosting-table.ts';

/** Whether the pattern of a rule matches a path. */
const fits = (pattern: string, path: string): boolean => {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.at(-1) ?? '';
  return rest.length === 0
    ? path === pattern
    : path.startsWith(start) && path.endsWith(end) && path.length >= start.length + end.length;
};

/** The headers of a path, by name. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const { headers, without = [] } of rules.filter((rule) => fits(rule.path, path))) {
    for (const name of without) found.delete(name);
    for (const [name, value] of Object.entries(headers)) found.set(name, value);
  }
  return Object.fromEntries(found);
}
