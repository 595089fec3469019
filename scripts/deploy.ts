import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../src/build/command-error.ts';
import { completeInterrupted } from '../src/build/publish/publish.ts';
import { readManifest } from '../src/build/publish/records.ts';
import { isPublished } from '../src/build/publish/target.ts';
import { deploy, rollBack } from './deploy/carry-out.ts';
import { checkLive } from './deploy/check-live.ts';
import type { DeployTarget } from './deploy/deploy-target.ts';
import type { FileHashes } from './deploy/deployed.ts';
import { folderTarget } from './deploy/folder-target.ts';
import { deployWith, hostToolOf } from './deploy/host-tools.ts';
import { rcloneTarget, remoteOfS3 } from './deploy/rclone-target.ts';
import { rsyncTarget } from './deploy/rsync-target.ts';

const usage = `npm run deploy -- --to TARGET [--from DIR] [--live ADDRESS] [--rollback]

  --to        where the site goes: a folder (/srv/www), s3://BUCKET/FOLDER, rclone:REMOTE:FOLDER,
              rsync:HOST:FOLDER, netlify, netlify:SITE or cloudflare-pages:PROJECT
  --from      the built site (dist/ if left out)
  --live      the address to compare with the build afterwards (that of site.yaml if left out);
              --live none compares nothing; without --to, --live only compares
  --rollback  brings the version before back`;

/** The target named by an argument, if files can be copied to it. */
function targetOf(to: string): DeployTarget {
  if (to.startsWith('s3://')) return rcloneTarget(to, remoteOfS3(to));
  if (to.startsWith('rclone:')) return rcloneTarget(to, to.slice('rclone:'.length));
  if (to.startsWith('rsync://')) return rsyncTarget(to);
  if (to.startsWith('rsync:')) return rsyncTarget(to.slice('rsync:'.length));
  // A letter and a colon are a Windows drive.
  if (/^\w[\w.@-]+:/.test(to)) throw new CommandError(`There is no target ${to}.\n\n${usage}`);
  return folderTarget(path.resolve(to));
}

/** The files of a built site, with their hashes. */
function builtFiles(folder: string): FileHashes {
  const manifest = isPublished(folder) ? readManifest(folder) : null;
  if (!manifest)
    throw new CommandError('There is no built site yet. Build it first: npm run build');
  return Object.fromEntries(Object.entries(manifest.files).map(([file, { hash }]) => [file, hash]));
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

async function back(to: string): Promise<number> {
  const host = hostToolOf(to);
  if (host) {
    console.error(`${host.tool.name} keeps earlier versions itself: ${host.rollback}.`);
    return 2;
  }
  const target = targetOf(to);
  const outcome = await rollBack(target);
  if (!outcome) {
    console.error(`No version before this one is known at ${target.name}.`);
    return 1;
  }
  console.log(`${target.name} has the version before: ${outcome.uploaded} files brought back.`);
  return 0;
}

/** `npm run deploy`: deploys the built site. Exit codes: 0 deployed, 1 failed, 2 could not start. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      from: { type: 'string', default: 'dist' },
      live: { type: 'string' },
      rollback: { type: 'boolean', default: false },
    },
  });
  const { to, live } = values;
  if (to === undefined && (live === undefined || values.rollback)) {
    console.error(usage);
    return 2;
  }
  try {
    if (to !== undefined && values.rollback) return await back(to);
    const folder = path.resolve(values.from);
    if (isPublished(folder)) await completeInterrupted(folder);
    const files = builtFiles(folder);
    const host = to === undefined ? null : hostToolOf(to);
    if (host) await deployWith(host, folder);
    else if (to !== undefined) {
      const target = targetOf(to);
      const { uploaded, removed, isResumed } = await deploy(target, folder, files);
      const resumed = isResumed ? 'Went on where the last deployment was cut off. ' : '';
      console.log(`${resumed}${target.name}: ${uploaded} files uploaded, ${removed} removed.`);
    }
    return await compare(folder, files, live);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return 2;
  }
}
