import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { engineName, readPackage } from '../new-site/site-package.ts';

/** In lines; the rest is only counted. */
const maxLines = 60;

/** An installed engine. Both texts are empty if there is none; the changes also if the package has no list. */
type Engine = { version: string; changes: string };

const changelog = path.join('node_modules', engineName, '.github', 'CHANGELOG.md');

export function readEngine(site: string): Engine {
  const folder = path.join(site, 'node_modules', engineName);
  const list = path.join(site, changelog);
  return {
    version: existsSync(folder) ? (readPackage(folder).version ?? '') : '',
    changes: existsSync(list) ? readFileSync(list, 'utf8') : '',
  };
}

/** The versions of two engines, and the additions to the second one's list of changes. */
export function describeEngine(before: Engine, after: Engine): string[] {
  // Without the earlier list, every change would be new.
  const added =
    before.changes === '' || after.changes === ''
      ? []
      : diffLines(before.changes, after.changes).flatMap((part) =>
          part.added ? part.value.trimEnd().split('\n') : [],
        );
  const news = added.filter((line) => line.trim() !== '');
  const others = news.length - maxLines;
  return [
    before.version === after.version
      ? `The engine: another build of ${after.version}`
      : `The engine: ${before.version} → ${after.version}`,
    ...(news.length === 0
      ? []
      : ['', 'What is new in it:', ...news.slice(0, maxLines).map((line) => `  ${line}`)]),
    ...(others > 0 ? [`  … and ${others} more lines in ${changelog}`] : []),
  ];
}
