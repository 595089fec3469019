import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { currentFormat } from '../../schema/format.ts';

/** Each step may take minutes on a busy machine, and needs the one before: trying it again alone would not help. */
export const step = { timeout: 15 * 60_000, retry: 0 };

const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: undefined };

/** Runs npm in a folder, without what this project's own npm has put into the environment. */
export function npm(folder: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

/** What the engine is packed of. */
const sources = [
  '.github/CHANGELOG.md',
  'package.json',
  'schema',
  'scripts',
  'src',
  'tsconfig.json',
  'tsconfig.site.json',
  'tsconfig.types.json',
];

/** Copies what the engine is packed of: packing builds it in its folder, and several tests pack at the same time. */
function copyEngine(to: string): string {
  for (const name of sources) cpSync(name, path.join(to, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'), 'junction');
  return to;
}

/** Packs an engine, by default this one, into a folder; returns the packed file. */
export function pack(to: string, engine = copyEngine(`${to}-sources`)): string {
  mkdirSync(to);
  const { status, output } = npm(engine, 'pack', '--silent', '--pack-destination', to);
  if (status !== 0) throw new Error(output);
  return path.join(to, readdirSync(to)[0] ?? '');
}

/** Commits everything in the repository of a site. */
export function commitAll(site: string): void {
  execFileSync('git', ['add', '--all'], { cwd: site });
  const author = ['-c', 'user.name=Amina', '-c', 'user.email=amina@house.example'];
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'Before the upgrade'], { cwd: site });
}

/** Installs a packed engine in a folder, and has it make a site beside it, as somebody does who has only Node and npm. */
export function install(
  packed: string,
  folder: string,
  site: string,
  ...options: string[]
): string {
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  const installed = npm(tools, 'install', '--prefer-offline', packed);
  if (installed.status !== 0) throw new Error(installed.output);
  const made = npm(tools, 'exec', '--', 'woven-site', 'new-site', `../${site}`, ...options);
  if (made.status !== 0) throw new Error(made.output);
  return made.output;
}

/** A change of format that only tests know: what was tinted no longer is. */
export const nextFormat = currentFormat + 1;
const changeOfFormat = `import { isObject } from '../../schema/is-object.ts';
import type { FormatChange } from './format-change.ts';

export const nextFormat: FormatChange = {
  format: ${nextFormat},
  title: 'blocks without a ground of their own',
  why: 'Tinted blocks follow from the theme.',
  ops: ({ kind, value }) => {
    const blocks = kind === 'page' && isObject(value) ? value['blocks'] : [];
    return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) =>
      isObject(block) && Object.hasOwn(block, 'tint')
        ? [{ op: 'unset' as const, path: ['blocks', index, 'tint'] }]
        : [],
    );
  },
};
`;

/** Packs the version that might follow this one, with one more change of format. */
export function packNext(to: string): string {
  const engine = copyEngine(`${to}-sources`);
  const rewrite = (file: string, change: (text: string) => string) => {
    const before = readFileSync(path.join(engine, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing of that kind.`);
    writeFileSync(path.join(engine, file), after);
  };
  rewrite('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  rewrite('schema/format.ts', (text) =>
    text.replace(`currentFormat = ${currentFormat}`, `currentFormat = ${nextFormat}`),
  );
  writeFileSync(path.join(engine, 'src', 'formats', 'next-format.ts'), changeOfFormat);
  rewrite('src/content/formats/index.ts', (text) =>
    text
      .replace(/^import/, "import { nextFormat } from './next-format.ts';\nimport")
      .replace(/\];\n$/, ', nextFormat];\n'),
  );
  return pack(to, engine);
}

/** A server of a site, and how to end it. */
export type Served = { origin: string; stop: () => void };

const started = new Set<ChildProcess>();

/** Ends every server that still runs. */
export function stopServers(): void {
  for (const server of started) server.kill();
}

/** Starts a command that goes on, and waits for the address that it prints. */
export function serve(site: string, ...args: string[]): Promise<Served> {
  const command = path.join('node_modules', 'woven-site', 'scripts', 'woven-site.mjs');
  const server = spawn(process.execPath, [command, ...args, '--port', '0'], {
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(server);
  let output = '';
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      output += stripVTControlCharacters(text.toString());
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin !== undefined) resolve({ origin, stop: () => void server.kill() });
    });
    server.once('error', reject);
    server.once('exit', () => {
      started.delete(server);
      reject(new Error(`It ended: ${output}`));
    });
  });
}
