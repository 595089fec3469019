import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError, isPublished, resolveTarget, siteRoot } from '../src/build/index.ts';
import { command } from './command.ts';
import { checkLive } from './deploy/check-live.ts';
import { readBuiltSite, type BuiltSite, type Destination } from './deploy/destination.ts';
import { rcloneDestination, remoteOfS3 } from './deploy/rclone-destination.ts';
import { folderDestination, rsyncDestination } from './deploy/releases.ts';

const targets =
  'a folder (/srv/www), s3://BUCKET/FOLDER, rclone:REMOTE:FOLDER or rsync:HOST:FOLDER';

/** Hosts whose own tools find changes, deploy at once and keep earlier versions, with the tool's command. */
const hostTools = new Map([
  ['netlify', 'npx netlify-cli deploy --prod --no-build --dir dist'],
  ['cloudflare-pages', 'npx wrangler pages deploy dist --project-name PROJECT'],
]);

function destinationOf(to: string): Destination {
  const [host = ''] = to.split(':', 1);
  const hostTool = hostTools.get(host);
  if (hostTool !== undefined)
    throw new CommandError(
      `The tool of ${host} deploys itself, and keeps earlier versions: ${hostTool}\n` +
        'Then compare what it shows with the build: npm run deploy -- --live ADDRESS',
    );
  const after = (prefix: string) => to.slice(prefix.length);
  if (to.startsWith('s3://')) return rcloneDestination(to, remoteOfS3(to));
  if (to.startsWith('rclone:')) return rcloneDestination(to, after('rclone:'));
  if (to.startsWith('rsync://')) return rsyncDestination(to);
  if (to.startsWith('rsync:')) return rsyncDestination(after('rsync:'));
  // A letter and a colon are a Windows drive.
  if (/^\w[\w.@-]+:/.test(to))
    throw new CommandError(`There is no target ${to}. A target is ${targets}.`);
  const contentDir = path.resolve(siteRoot, process.env['SITE_CONTENT'] || 'content');
  // As for a build, so that nothing is written among the site's sources.
  const releases = resolveTarget(path.join(to, 'releases', 'new'), { root: siteRoot, contentDir });
  return folderDestination(path.resolve(releases, '..', '..'));
}

function builtSite(folder: string): BuiltSite {
  if (!isPublished(folder)) {
    throw new CommandError('There is no built site yet. Build it first: npm run build');
  }
  const site = readBuiltSite(folder);
  if (site) return site;
  throw new CommandError('The last build did not end. Build again: npm run build');
}

/** The origin of a built site according to its sitemap; null without one. */
function addressOf(folder: string): string | null {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const [, address] = /<loc>([^<]+)<\/loc>/.exec(sitemap) ?? [];
  return address === undefined ? null : new URL(address).origin;
}

async function compare({ folder, files }: BuiltSite, live: string | undefined): Promise<number> {
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
  const destination = destinationOf(to);
  if (!(await destination.rollBack())) {
    console.error(`No version before this one is known at ${destination.name}.`);
    return 1;
  }
  console.log(`${destination.name} has the version before.`);
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
      const site = builtSite(path.resolve(siteRoot, values.out ?? 'dist'));
      if (to !== undefined) {
        const { name, deploy } = destinationOf(to);
        const isNew = await deploy(site);
        console.log(isNew ? `${name} has this build.` : `${name} had this build already.`);
      }
      return await compare(site, live);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      console.error(error.message);
      return 2;
    }
  },
);
