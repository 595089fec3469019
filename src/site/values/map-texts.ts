import type { FieldPath } from '../../messages/index.ts';
import { isPart, type Part } from './parts-of.ts';

/** A text of a checked value: plain text or Markdown. */
export type FoundText = { text: string; form: 'line' | 'markdown'; path: FieldPath };

/** The path is good during the call only: every text of every page passes here, so that one is shared. */
type Change = (found: FoundText) => string;

/** The field for remarks to colleagues, which is never shown. */
const remark = 'note';

/**
 * Applies `change` to every text of a checked value: titles, labels, paragraphs, descriptions of pictures. Links, file
 * names and dates stay the same. A value without changes is returned as is.
 */
export function mapTexts<T>(value: T, change: Change): T;
export function mapTexts(value: unknown, change: Change): unknown {
  const path: (string | number)[] = [];
  const changed = (text: string, form: FoundText['form']) => change({ text, form, path });
  const inside = (inner: unknown, step: string | number): unknown => {
    path.push(step);
    const mapped = map(inner);
    path.pop();
    return mapped;
  };
  const mapPart = (part: Part): Part => {
    if (part.part === 'text') {
      const markdown = changed(part.markdown, 'markdown');
      return markdown === part.markdown ? part : { ...part, markdown };
    }
    if (part.part === 'image') {
      path.push('alt');
      const alt = changed(part.alt, 'line');
      path.pop();
      return alt === part.alt ? part : { ...part, alt };
    }
    return part;
  };
  const map = (inner: unknown): unknown => {
    if (typeof inner === 'string') return changed(inner, 'line');
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) {
      const items = inner.map(inside);
      return items.every((item, index) => item === inner[index]) ? inner : items;
    }
    if (isPart(inner)) return mapPart(inner);
    const changes: [string, unknown][] = [];
    for (const [name, item] of Object.entries(inner)) {
      const mapped = name === remark ? item : inside(item, name);
      if (mapped !== item) changes.push([name, mapped]);
    }
    return changes.length === 0 ? inner : { ...inner, ...Object.fromEntries(changes) };
  };
  return map(value);
}

/** Whether any text in a value passes a test: much faster than listing all texts with their paths. */
export const someText = (value: unknown, test: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? test(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((inner) => someText(inner, test));

/** The texts of a checked value that pass a test, in order; without a test, all of them. */
export function textsOf(value: unknown, test = (_text: string) => true): FoundText[] {
  const found: FoundText[] = [];
  mapTexts(value, ({ text, form, path }) => {
    if (test(text)) found.push({ text, form, path: path.slice() });
    return text;
  });
  return found;
}
