import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError } from '../src/build/command-error.ts';
import { statIfThere } from '../src/build/publish/if-there.ts';
import { completeInterrupted } from '../src/build/publish/publish.ts';
import { journalFile, manifestFile, readManifest } from '../src/build/publish/records.ts';
import { isPublished, resolveTarget } from '../src/build/publish/target.ts';
import { siteRoot } from '../src/roots.ts';
import { command } from './command.ts';
import { checkLive } from './deploy/check-live.ts';
import type { Destination, FileHashes, Outcome, Version } from './deploy/deploy-target.ts';
import { folderDestination, siteHashes } from './deploy/deploy-to-folder.ts';
import { remoteDestination } from './deploy/deploy-to-target.ts';
import { rcloneTarget, remoteOfS3 } from './deploy/rclone-target.ts';
import { rsyncTarget } from './deploy/rsync-target.ts';

const targets =
  'a folder (/srv/www), s3://BUCKET/FOLDER, rclone:REMOTE:FOLDER or rsync:HOST:FOLDER';

/** Hosts whose own tools find changes, deploy at once and keep earlier versions, with the command that does it. */
const hostTools = new Map([
  ['netlify', 'npx netlify-cli deploy --prod --no-build --dir dist'],
  ['cloudflare-pages', 'npx wrangler pages deploy dist --project-name PROJECT'],
]);

/** Where the site goes according to an argument. */
function destinationOf(to: string): Destination {
  const [host = ''] = to.split(':', 1);
  const hostTool = hostTools.get(host);
  if (hostTool !== undefined)
    throw new CommandError(
      `The tool of ${host} deploys itself, and keeps earlier versions: ${hostTool}\n` +
        'Then compare what it shows with the build: npm run deploy -- --live ADDRESS',
    );
  const after = (prefix: string) => to.slice(prefix.length);
  if (to.startsWith('s3://')) return remoteDestination(rcloneTarget(to, remoteOfS3(to)));
  if (to.startsWith('rclone:')) return remoteDestination(rcloneTarget(to, after('rclone:')));
  if (to.startsWith('rsync://')) return remoteDestination(rsyncTarget(to));
  if (to.startsWith('rsync:')) return remoteDestination(rsyncTarget(after('rsync:')));
  // A letter and a colon are a Windows drive.
  if (/^\w[\w.@-]+:/.test(to))
    throw new CommandError(`There is no target ${to}. A target is ${targets}.`);
  const contentDir = path.resolve(siteRoot, process.env['SITE_CONTENT'] || 'content');
  const folder = resolveTarget(to, { root: siteRoot, contentDir });
  return folderDestination(folder, {
    onWait: () => console.error(`Another command works on ${to}. This one goes on after it.`),
  });
}

/** The version in the folder of a built site. */
function builtVersion(folder: string): Version {
  const stampOf = () => statIfThere(manifestFile(folder))?.mtimeNs;
  const stamp = stampOf();
  const manifest = isPublished(folder) ? readManifest(folder) : null;
  if (!manifest)
    throw new CommandError('There is no built site yet. Build it first: npm run build');
  return {
    folder,
    files: siteHashes(manifest.files),
    check: () => {
      if (stampOf() === stamp && !statIfThere(journalFile(folder))) return;
      throw new CommandError(`${folder} has been built again meanwhile. Deploy again.`);
    },
  };
}

/** The URL of a built site according to its robots.txt; null without one. */
function addressOf(folder: string): string | null {
  const robots = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
  const [, address] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  return address === undefined ? null : new URL(address).origin;
}

async function compare(folder: string, files: FileHashes, live: string | undefined) {
  if (live === 'none') return 0;
  const origin = live === undefined ? addressOf(folder) : new URL(live).origin;
  if (origin === null) return 0;
  const differences = await checkLive(folder, { origin, files: Object.keys(files) });
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error(
      `${origin} does not show this build. If it stays so: npm run deploy -- --to … --rollback`,
    );
    return 1;
  }
  console.log(`${origin} shows this build.`);
  return 0;
}

const cutOff = (outcome: Outcome | null): string =>
  outcome?.isResumed ? 'The last deployment had been cut off. ' : '';

async function back(to: string): Promise<number> {
  const destination = destinationOf(to);
  const outcome = await destination.deploy('previous');
  if (!outcome) {
    console.error(`No version before this one is known at ${destination.name}.`);
    return 1;
  }
  console.log(`${cutOff(outcome)}${destination.name} has the version before.`);
  return 0;
}

/** `npm run deploy`: deploys the built site. Exit codes: 0 deployed, 1 failed, 2 could not start. */
export const main = command(
  {
    typed: 'npm run deploy',
    readsContent: true,
    options: {
      to: { type: 'string', value: 'TARGET', help: `where the site goes: ${targets}` },
      out: { type: 'string', value: 'DIR', help: 'the built site (dist/ if left out)' },
      live: {
        type: 'string',
        value: 'ADDRESS',
        help: 'the address to compare with the build (that of site.yaml if left out); none compares nothing',
      },
      rollback: { type: 'boolean', help: 'brings the version before back' },
    },
  },
  async (values) => {
    const { to, live } = values;
    if (to === undefined && (live === undefined || values.rollback)) {
      console.error(
        'Say with --to where the site goes, or with --live what to compare; --help tells more.',
      );
      return 2;
    }
    try {
      if (to !== undefined && values.rollback) return await back(to);
      const folder = path.resolve(siteRoot, values.out ?? 'dist');
      if (isPublished(folder)) await completeInterrupted(folder);
      const version = builtVersion(folder);
      if (to !== undefined) {
        const { name, deploy } = destinationOf(to);
        const outcome = await deploy(version);
        const { uploaded = 0, removed = 0 } = outcome ?? {};
        console.log(`${cutOff(outcome)}${name}: ${uploaded} files uploaded, ${removed} removed.`);
      }
      return await compare(folder, version.files, live);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      console.error(error.message);
      return 2;
    }
  },
);
