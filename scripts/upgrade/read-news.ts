import path from 'node:path';
import { diffLines } from 'diff';
import { engineName } from '../new-site/site-package.ts';
import { readIfThere } from './site-files.ts';

/** The list of changes in the package of the engine, which is one text for all versions. */
const changelog = path.join('node_modules', engineName, '.github', 'CHANGELOG.md');

/** Above this many lines only the file is named. */
const maxLines = 60;

/** The list of changes of the engine that a folder has; empty if it has none, as before the list was in the package. */
const changelogIn = (folder: string): string =>
  readIfThere(path.join(folder, changelog))?.toString('utf8') ?? '';

/** The engine that is installed in a copy of a site, as against the one of the site: the versions, and what is new. */
export function describeEngine(
  site: string,
  copy: string,
  { from, to }: { from: string; to: string },
): string[] {
  const [before, after] = [changelogIn(site), changelogIn(copy)];
  // Without the earlier list, all that was ever changed would be new.
  const added =
    before === '' || after === ''
      ? []
      : diffLines(before, after).flatMap((part) =>
          part.added ? part.value.trimEnd().split('\n') : [],
        );
  const news = added.filter((line) => line.trim() !== '');
  const others = news.length - maxLines;
  return [
    from === to ? `The engine: another build of ${to}` : `The engine: ${from} → ${to}`,
    ...(news.length === 0
      ? []
      : ['', 'What is new in it:', ...news.slice(0, maxLines).map((line) => `  ${line}`)]),
    ...(others > 0 ? [`  … and ${others} more lines in ${changelog}`] : []),
  ];
}
