import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chooseEngine, engineName, readPackage } from '../new-site/site-package.ts';
import {
  beginBackup,
  changedSince,
  finishBackup,
  putPackagesAside,
  readBackup,
  restore,
  writeInto,
} from './backup.ts';
import { copySite, specFrom } from './copy-site.ts';
import { describeDifference } from './describe-difference.ts';
import { describeEngine } from './read-news.ts';
import { changedFiles, readIfThere, type FileChange } from './site-files.ts';

/** What an upgrade has others do. */
export type UpgradeTools = {
  /** Installs what package.json of a folder names, and one package more. False where that fails. */
  install: (folder: string, spec?: string) => boolean;
  /** Runs a command of the engine that a folder has; resolves to its exit code. */
  runEngine: (folder: string, args: string[]) => Promise<number>;
  /** Whether the changes that were shown are wanted. */
  confirm: () => Promise<boolean>;
  say: (line: string) => void;
};

const unchanged = 'Nothing has been changed.';
const failed = 1;

/** What the site is upgraded to. */
type Step = { spec: string | null; from: string; to: string; changes: FileChange[] };

/**
 * Takes a site to another version of the engine. All is tried in a copy, in the site's cache: what the new engine says of
 * the site, what it rewrites, whether it checks and builds the result. Only then the site itself is changed.
 * @param requested the version, packed file or folder; the newest version, or the same file, where nothing is named
 */
export async function upgradeSite(
  site: string,
  requested: string | undefined,
  tools: UpgradeTools,
): Promise<number> {
  recover(site, tools);
  const present = dependencyOf(site);
  if (present === null && requested !== undefined) {
    tools.say(
      `The package.json here does not depend on ${engineName}. Without a name, the content is rewritten.`,
    );
    return failed;
  }
  const named = requested ?? (present?.startsWith('file:') ? present : 'latest');
  const spec = present === null ? null : chooseEngine(named, site);
  const copy = path.join(site, '.cache', 'upgrade', 'copy');
  try {
    const step = await tryInCopy(site, copy, spec, tools);
    if (step === null) {
      tools.say(`\n${unchanged}`);
      return failed;
    }
    if (step.changes.length === 0 && step.from === step.to && spec?.endsWith('.tgz') !== true) {
      tools.say('\nThere is nothing to upgrade.');
      return 0;
    }
    describe(step, tools);
    if (!(await tools.confirm())) {
      tools.say(unchanged);
      return 0;
    }
    return apply(site, step, tools);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** How the site names its engine in package.json; null where it does not. */
function dependencyOf(site: string): string | null {
  if (!existsSync(path.join(site, 'package.json'))) return null;
  return readPackage(site).dependencies?.[engineName] ?? null;
}

const versionIn = (folder: string): string => {
  const engine = path.join(folder, 'node_modules', engineName);
  return existsSync(engine) ? (readPackage(engine).version ?? '') : '';
};

/** What the upgrade would change; null where it fails, after it was said why. */
async function tryInCopy(
  site: string,
  copy: string,
  spec: string | null,
  { install, runEngine, say }: UpgradeTools,
): Promise<Step | null> {
  copySite(site, copy);
  if (spec !== null) {
    say(`Installing ${engineName} ${spec} beside the site ...`);
    if (!install(copy, specFrom(spec, site, copy))) return null;
  }
  const [from, to] = [versionIn(site), versionIn(copy)];
  if (spec !== null) say(`\n${describeEngine(site, copy, { from, to }).join('\n')}`);
  if ((await runEngine(copy, ['upgrade-content'])) !== 0) return null;
  const changes = changedFiles(site, copy);
  if ((await runEngine(copy, ['check-site', '--without-browser'])) !== 0) {
    say(
      '\nThe site is not valid with it. Mistakes that npm run validate reports today are to be corrected first.',
    );
    return null;
  }
  return { spec, from, to, changes };
}

function describe({ changes }: Step, { say }: UpgradeTools): void {
  if (changes.length === 0) say('\nNo file of content/ and blocks/ changes.');
  for (const change of changes) say(`\n${describeDifference(change).join('\n')}`);
  say('');
}

/** Changes the site; if that fails, everything is brought back. */
function apply(site: string, { spec, from, to, changes }: Step, tools: UpgradeTools): number {
  const ofNpm = spec === null ? [] : ['package.json', 'package-lock.json'];
  const saved = ofNpm.map((file) => ({ file, before: readIfThere(path.join(site, file)) }));
  beginBackup(site, { from, to }, [...changes, ...saved]);
  let isDone = false;
  try {
    for (const { file, after } of changes) {
      if (after) writeInto(path.join(site, file), after);
      else rmSync(path.join(site, file));
    }
    if (spec !== null) putPackagesAside(site);
    if (spec === null || tools.install(site, spec)) {
      finishBackup(site);
      isDone = true;
    }
  } finally {
    if (!isDone) takeBack(site, tools);
  }
  if (!isDone) {
    tools.say(`The engine could not be installed. Everything is as it was.`);
    return failed;
  }
  tools.say(
    `Upgraded${from === to ? '' : `: ${from} → ${to}`}. npm run upgrade -- --undo takes it back.`,
  );
  if (existsSync(path.join(site, '.git'))) {
    tools.say('git diff shows the changes; npm test also looks at the pages in a browser.');
  }
  return 0;
}

/** Brings back what the last upgrade has changed, with the packages. */
function takeBack(site: string, { install }: Pick<UpgradeTools, 'install'>): boolean {
  const backup = readBackup(site);
  if (!backup) return false;
  const changedEngine = backup.files.some(({ file }) => file === 'package.json');
  return restore(site, backup) || !changedEngine || install(site);
}

/** Brings the site back as it was, if an upgrade was cut off. */
function recover(site: string, tools: UpgradeTools): boolean {
  if (readBackup(site)?.isDone !== false) return false;
  takeBack(site, tools);
  tools.say('The last upgrade was cut off: everything is as it was before.');
  return true;
}

/**
 * Takes the last upgrade back.
 * @param even whether files are brought back too that have been changed since
 */
export function undoUpgrade(site: string, even: boolean, tools: UpgradeTools): number {
  if (recover(site, tools)) return 0;
  const backup = readBackup(site);
  if (!backup) {
    tools.say('There is no upgrade to take back.');
    return failed;
  }
  const changed = even ? [] : changedSince(site, backup);
  if (changed.length > 0) {
    tools.say(
      `Changed since the upgrade, and taking it back would lose that: ${changed.join(', ')}\n${unchanged} With --force these files go back too.`,
    );
    return failed;
  }
  if (!takeBack(site, tools)) {
    tools.say('The files are as they were. npm could not install the packages: npm install.');
    return failed;
  }
  const { from, to } = backup;
  tools.say(`Taken back${from === to ? '' : `: ${to} → ${from}`}. Everything is as it was before.`);
  return 0;
}
