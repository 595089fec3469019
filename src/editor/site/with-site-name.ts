import { valueAt } from '../../../schema/value-at.ts';
import type { Session } from '../session/index.ts';
import { valueOf } from './value-of.ts';

/** A text as visitors read it, with the site's name where the text has its place. */
export function withSiteName(session: Session, text: string): string {
  if (!text.includes('{{')) return text;
  const name = valueAt(valueOf(session, 'site.yaml'), ['name']);
  return typeof name === 'string' ? text.replaceAll(/\{\{\s*site\.name\s*\}\}/g, () => name) : text;
}
