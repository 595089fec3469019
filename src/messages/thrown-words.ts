import { phrase, type Phrase } from './message.ts';

/** A line of a stack that leads into the site's own blocks or rules, and not into those of the engine. */
const siteFrame =
  /(?<!\bsrc\/|\bschema\/)\b((?:blocks|rules)\/[\w./-]+\.tsx?)(?:\?[^:\s]*)?:(\d+):\d+/;

/** Where in the site's own code an error was thrown; null if its stack does not lead there. */
export function locateThrown(error: unknown): { file: string; line: number } | null {
  const stack = error instanceof Error ? (error.stack ?? '').replaceAll('\\', '/') : '';
  const [, file, line] = siteFrame.exec(stack) ?? [];
  return file === undefined ? null : { file, line: Number(line) };
}

/** What an error says, as the end of a sentence. */
export function thrownWords(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).trim();
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

/** The same for a message; null if it is not known. */
export function codeLocation(error: unknown): Phrase | null {
  const location = locateThrown(error);
  return location && phrase('codeLocation', 'line', location);
}

/** The place to correct: "blocks/map/Map.tsx, line 12", or a file if the line is not known. */
export function locationWords(error: unknown, file: string): string {
  const location = locateThrown(error);
  return location === null ? file : `${location.file}, line ${location.line}`;
}
