import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietInstall, runNpm } from '../../run-npm.ts';

/** Where the peers are installed, and where their sites are built: they look for their packages in the folders above. */
export const peersFolder = path.resolve('.cache/peers');

/** The newest versions that run on Node 20, as this project does. */
const versions = { '@11ty/eleventy': '3.1.8', astro: '5.18.2' } as const;

/** The folder of an installed package. */
export const packageFolder = (name: keyof typeof versions): string =>
  path.join(peersFolder, 'node_modules', name);

/** Installs the peers that npm has; false where that is not possible, for example without a network. */
export function installPackages(): boolean {
  const requested = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const done = path.join(peersFolder, 'installed');
  const names = requested.join(' ');
  if (existsSync(done) && readFileSync(done, 'utf8') === names) return true;
  mkdirSync(peersFolder, { recursive: true });
  writeFileSync(path.join(peersFolder, 'package.json'), '{"private":true}');
  if (!runNpm(peersFolder, [...quietInstall, '--ignore-scripts', ...requested])) return false;
  writeFileSync(done, names);
  return true;
}

/** Hugo is one program, which may need libraries beside it. */
export type Hugo = { command: string; version: string; env: Record<string, string> };

function hugoAt(command: string, env: Record<string, string> = {}): Hugo | null {
  const { status, stdout } = spawnSync(command, ['version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const version = /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
  return status === 0 && version !== undefined ? { command, version, env } : null;
}

/**
 * Hugo as it is installed on this machine; or the package of npm that fetches its newest version; or, where that host
 * cannot be reached, Debian's. Null where there is none of them.
 */
export const findHugo = (): Hugo | null => hugoAt('hugo') ?? hugoFromNpm() ?? hugoFromDebian();

function hugoFromNpm(): Hugo | null {
  const root = path.join(peersFolder, 'hugo-npm');
  const program = path.join(root, 'node_modules/hugo-extended/bin/hugo');
  const tried = path.join(root, 'package.json');
  if (!existsSync(tried)) {
    mkdirSync(root, { recursive: true });
    writeFileSync(tried, '{"private":true}');
    console.error('Installing Hugo ...');
    const options = ['install', '--no-audit', '--no-fund', '--silent', '--ignore-scripts=false'];
    runNpm(root, [...options, 'hugo-extended@0.166.0']);
  }
  return hugoAt(program);
}

function hugoFromDebian(): Hugo | null {
  const root = path.join(peersFolder, 'hugo-debian');
  const installed = () => {
    const libraries = path.join(root, 'usr/lib');
    const folders = existsSync(libraries) ? readdirSync(libraries) : [];
    const searched = folders.map((folder) => path.join(libraries, folder)).join(':');
    return hugoAt(path.join(root, 'usr/bin/hugo'), { LD_LIBRARY_PATH: searched });
  };
  if (existsSync(root)) return installed();
  mkdirSync(root, { recursive: true });
  // As nobody in particular, and into this folder: nothing is installed on the machine.
  const packages = ['hugo', 'libsass1'];
  spawnSync('apt-get', ['download', '--quiet', ...packages], { cwd: root, stdio: 'ignore' });
  for (const file of readdirSync(root).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['--extract', file, '.'], { cwd: root, stdio: 'ignore' });
  }
  return installed();
}
