import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gitIn, type Git } from '../../src/dev/index.ts';
import { chooseEngine, engineName, readPackage } from '../new-site/site-package.ts';
import { diffLines } from 'diff';

/** In lines; the rest is only counted. */
const maxLines = 60;

const changelog = path.join('node_modules', engineName, '.github', 'CHANGELOG.md');

export type UpgradeTools = {
  /** Installs the engine of a specification in a folder. Returns false if that fails. */
  install: (folder: string, spec: string) => boolean;
  /** Runs a command of a folder's engine; resolves to its exit code. */
  runEngine: (folder: string, args: string[]) => Promise<number>;
  say: (line: string) => void;
};

const failed = 1;

const begin = `  git init\n  git add --all\n  git commit -m "Before the upgrade"`;

/** Why git could not bring the site back after an upgrade; null if it could. */
async function refusal(git: Git): Promise<string | null> {
  const committed = await git(['ls-files', '--', '.']);
  if (committed.isMissing) {
    return `An upgrade is taken back with git, which is not installed: https://git-scm.com. Then, in this folder:\n${begin}`;
  }
  if (committed.out === '') {
    return `An upgrade is taken back with git, and nothing in this folder is in a git repository yet. To begin:\n${begin}`;
  }
  const changed = await git(['status', '--porcelain', '--', '.']);
  if (!changed.ok) return changed.words.trim();
  return changed.out === ''
    ? null
    : `Some changes are not in git yet, and taking an upgrade back would lose them:\n${changed.out.trimEnd()}\nCommit them first:\n  git add --all\n  git commit -m "Before the upgrade"`;
}

/**
 * Takes the site to another version of the engine: installs it, and lets it rewrite and check the content. Changes the
 * site in place, so everything must be committed before.
 * @param requested the version, packed file or folder; by default the newest version, or the same file
 */
export async function upgradeSite(
  site: string,
  requested: string | undefined,
  { install, runEngine, say }: UpgradeTools,
): Promise<number> {
  const git = gitIn(site);
  const reason = await refusal(git);
  if (reason !== null) {
    say(`${reason}\n\nNothing has been changed.`);
    return failed;
  }
  const present = dependencyOf(site);
  if (present === null && requested !== undefined) {
    say(
      `The package.json here does not depend on ${engineName}. Without a name, the content is rewritten.`,
    );
    return failed;
  }
  const goBack = `git restore .${present === null ? '' : ', then npm install'}`;
  if (present !== null) {
    const named = requested ?? (present.startsWith('file:') ? present : 'latest');
    const spec = chooseEngine(named, site);
    const before = readEngine(site);
    say(`Installing ${engineName} ${spec} ...`);
    if (!install(site, spec)) {
      say(`\nThe engine could not be installed. To go back: ${goBack}`);
      return failed;
    }
    say(`\n${describeEngine(before, readEngine(site)).join('\n')}`);
  }
  const isRewritten = (await runEngine(site, ['upgrade-content'])) === 0;
  const isValid = isRewritten && (await runEngine(site, ['check-site', '--without-browser'])) === 0;
  const { out } = await git(['diff', '--unified=0', '--relative', '--', 'content', 'blocks']);
  if (isRewritten) say(out === '' ? '\nNo file of content/ and blocks/ changes.' : `\n${out}`);
  if (!isValid) {
    say(`\nThe site is not valid with it. Correct what is reported above, or go back: ${goBack}`);
    return failed;
  }
  const isSame = (await git(['status', '--porcelain', '--', '.'])).out === '';
  say(
    isSame
      ? 'There was nothing to upgrade.'
      : `Upgraded. git diff shows the changes; npm test also looks at the pages in a browser.\nTo go back: ${goBack}`,
  );
  return 0;
}

/** How package.json of the site names the engine; null if it does not. */
function dependencyOf(site: string): string | null {
  if (!existsSync(path.join(site, 'package.json'))) return null;
  return readPackage(site).dependencies?.[engineName] ?? null;
}

/** An installed engine. Both texts are empty if there is none; the changes also if the package has no list. */
type Engine = { version: string; changes: string };

function readEngine(site: string): Engine {
  const folder = path.join(site, 'node_modules', engineName);
  const list = path.join(site, changelog);
  return {
    version: existsSync(folder) ? (readPackage(folder).version ?? '') : '',
    changes: existsSync(list) ? readFileSync(list, 'utf8') : '',
  };
}

/** The versions of two engines, and the additions to the second one's list of changes. */
function describeEngine(before: Engine, after: Engine): string[] {
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
