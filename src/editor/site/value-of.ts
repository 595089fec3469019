import { openText, type Value } from '../../content/index.ts';
import type { Session } from '../session/index.ts';

/** The values read last, by file, each with its text. */
const lately = new Map<string, { text: string; value: Value | undefined }>();

/** Enough for all pages of most sites. */
const maxCached = 500;

/** The value of a file in the editor; undefined if it cannot be parsed. */
export function valueOf(session: Session, file: string): Value | undefined {
  const text = session.textOf(file) ?? '';
  const cached = lately.get(file);
  const value = cached?.text === text ? cached.value : openText(text)?.value;
  lately.delete(file);
  lately.set(file, { text, value });
  for (const oldest of lately.keys()) {
    if (lately.size <= maxCached) break;
    lately.delete(oldest);
  }
  return value;
}
