import { useEffect, useState } from 'react';
import { valueAt } from '../../../../schema/value-at.ts';
import {
  markOf,
  marksIn,
  openText,
  StoreUnavailable,
  type TranslationPart,
  type Value,
} from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';

/** Each version takes a request to the host. */
const maxVersions = 20;

type Compared = {
  /** The file of the original. */
  file: string;
  pages: { original: Value; translation: Value } | null;
  parts: readonly TranslationPart[];
};

/**
 * What texts of the original said when they were translated, by their paths, for those that have changed since: it is
 * looked for in the published version and in earlier ones, until all are found.
 */
export function useEarlierTexts(
  session: Session,
  { file, pages, parts }: Compared,
): ReadonlyMap<string, string> {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const stale = parts.flatMap((part) =>
    part.kind === 'text' && part.state === 'stale' ? [part.from.join('.')] : [],
  );
  const key = JSON.stringify([stale, pages && marksIn(pages.translation)]);
  useEffect(() => {
    const [paths, noted]: [string[], string[] | null] = JSON.parse(key);
    if (paths.length === 0 || noted === null) return undefined;
    let isOver = false;
    const marks = new Set(noted);
    const texts = new Map<string, string>();
    const read = (version: string | null) => {
      const value = version === null ? undefined : openText(version)?.value;
      for (const path of paths) {
        const text = value === undefined ? undefined : valueAt(value, pathOf(path));
        if (typeof text === 'string' && !texts.has(path) && marks.has(markOf(text)))
          texts.set(path, text);
      }
      if (!isOver) setFound(new Map(texts));
      return texts.size === paths.length;
    };
    const search = async () => {
      if (read(session.originOf(file))) return;
      const history = await session.store.history(file);
      if (history.kind === 'none') return;
      for (const { id } of history.versions.slice(0, maxVersions)) {
        // oxlint-disable-next-line no-await-in-loop -- most are found in the first one
        const version = await session.store.version({ id, file, isBefore: false });
        if (isOver || read(version[file] ?? null)) return;
      }
    };
    search().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [session, file, key]);
  return found;
}

const pathOf = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
