import type { FieldPath } from '../../messages/index.ts';
import { linksInText, type FoundLink } from '../../site/index.ts';
import type { EditOp, Value } from '../yaml/edit-op.ts';
import { leadsTo, linksOfFile, redirected } from './links-of-file.ts';
import { openText } from '../yaml/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';

/** A link that needs attention. */
export type LinkLocation = { file: string; path: FieldPath; to: string };

/** The changes that point the links of a file to a page's new address, and the links where that is not certain. */
export function moveLinks(
  file: string,
  text: string,
  from: string,
  to: string,
): { ops: EditOp[]; remaining: LinkLocation[] } {
  const value = mayLinkTo(file, text, from) ? openText(text)?.value : undefined;
  if (value === undefined) return { ops: [], remaining: [] };
  return changeLinks(file, value, (link) => (leadsTo(link, from) ? redirected(link, to) : null));
}

/** The changes that give links of a file another target; null leaves a link as it is. */
export function changeLinks(
  file: string,
  value: Value,
  nextOf: (to: string) => string | null,
): { ops: EditOp[]; remaining: LinkLocation[] } {
  const ops = new Map<string, EditOp>();
  const remaining: LinkLocation[] = [];
  for (const link of linksOfFile(file, value)) {
    const next = nextOf(link.to);
    if (next === null) continue;
    const key = JSON.stringify(link.path);
    const earlier = ops.get(key);
    const before = earlier?.op === 'set' ? earlier.value : valueAt(value, link.path);
    const after = moved(link, before, next);
    if (after === null) remaining.push(locationOf(file, link));
    else ops.set(key, { op: 'set', path: link.path, value: after });
  }
  return { ops: [...ops.values()], remaining };
}

/** Most files need not be parsed. The settings have links that are not written down: defaults. */
const mayLinkTo = (file: string, text: string, address: string): boolean =>
  file === 'site.yaml' ||
  text.toLowerCase().includes(address.toLowerCase().slice(address.lastIndexOf('/') + 1));

const locationOf = (file: string, { path, to }: FoundLink): LinkLocation => ({ file, path, to });

/** The links of a file that lead to a page. */
export function linksTo(file: string, text: string, address: string): LinkLocation[] {
  const value = mayLinkTo(file, text, address) ? openText(text)?.value : undefined;
  if (value === undefined) return [];
  return linksOfFile(file, value)
    .filter(({ to }) => leadsTo(to, address))
    .map((link) => locationOf(file, link));
}

function moved({ to, inText }: FoundLink, before: Value | undefined, next: string): string | null {
  if (!inText) return next;
  if (typeof before !== 'string') return null;
  const after = before
    .replaceAll(`](${to})`, `](${next})`)
    .replaceAll(`](<${to}>)`, `](<${next}>)`)
    .replaceAll(`](${to} `, `](${next} `)
    .replaceAll(`]: ${to}`, `]: ${next}`);
  const newTargets = targets(before).map((target) => (target === to ? next : target));
  return JSON.stringify(targets(after)) === JSON.stringify(newTargets) ? after : null;
}

const targets = (markdown: string): string[] =>
  linksInText({ part: 'text', markdown, form: 'prose' });
