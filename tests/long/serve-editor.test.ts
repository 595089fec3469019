import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { serverKinds } from '../hosting/servers.ts';

/*
 * `serve-editor` as HOSTING.md says it is run: a site with a repository of its own, the settings of nginx and Caddy as they stand
 * there, and two people with passwords.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'serve-editor-long-'));
const site = path.join(scratch, 'site');
const visitors = path.join(scratch, 'www');
const minutes = 60_000;
const patient = { timeout: 5 * minutes };
const passwords = { amina: 'first-secret', juma: 'second-secret' };

const handbook = readFileSync('.github/HOSTING.md', 'utf8');
const snippetOf = (kind: string): string =>
  new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(handbook)?.[1] ?? '';

const isThere = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).error === undefined;
const kinds = serverKinds.there.filter((kind) => kind === 'nginx' || kind === 'caddy');
const canRun = kinds.length > 0 && isThere('openssl', 'version');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const cert = path.join(scratch, 'cert.pem');
const key = path.join(scratch, 'key.pem');
const editors = path.join(scratch, 'editors');

/** The settings of HOSTING.md, with what differs on this machine. */
function settingsOf(kind: string, work: string, ports: { proxy: number; editor: number }): string {
  const snippet = snippetOf(kind).replace('127.0.0.1:5174', `127.0.0.1:${ports.editor}`);
  if (kind === 'nginx') {
    const server = snippet
      .replace('listen 443', `listen 127.0.0.1:${ports.proxy}`)
      .replace('edit.my-school.example', '127.0.0.1')
      .replace('/etc/ssl/edit.pem', cert)
      .replace('/etc/ssl/edit.key', key)
      .replace('/etc/nginx/editors', editors);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${work}/${name};`,
    );
    return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${work}/pid; error_log ${work}/error.log;
events {}
http { access_log off; ${temporary.join(' ')}
${server}}
`;
  }
  const people = Object.entries(passwords).map(([name, password]) => {
    const hash = execFileSync('caddy', ['hash-password', '--plaintext', password]).toString();
    return `${name} ${hash.trim()}`;
  });
  const server = snippet
    .replace('edit.my-school.example {', `https://127.0.0.1:${ports.proxy} {\n  tls ${cert} ${key}`)
    .replace('amina HASH', people.join('\n    '));
  return `{\n  admin off\n  auto_https off\n}\n${server}`;
}

const running: ChildProcess[] = [];

/** Starts a program; resolves when `isUp` resolves to true. */
async function start(
  program: string,
  args: string[],
  isUp: (output: string) => boolean | Promise<boolean>,
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    cwd: site,
    env: { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const until = Date.now() + 4 * minutes;
  while (!(await isUp(output))) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`${program} does not run: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return child;
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: site, stdio: ['ignore', 'pipe', 'pipe'] }).toString();

let browser: Browser;
beforeAll(async () => {
  if (!canRun) return;
  cpSync('scripts/starter/clinic', path.join(site, 'content'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'junction');
  writeFileSync(path.join(site, '.gitignore'), '.cache\nnode_modules\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'branch.main.remote', '.');
  git('add', '.');
  git('-c', 'user.name=dev', '-c', 'user.email=dev@clinic.example', 'commit', '-qm', 'The clinic');
  const ofCertificate =
    'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=127.0.0.1';
  execFileSync('openssl', [...ofCertificate.split(' '), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const lines = Object.entries(passwords).map(([name, password]) => {
    const hash = execFileSync('openssl', ['passwd', '-apr1', password]).toString().trim();
    return `${name}:${hash}\n`;
  });
  writeFileSync(editors, lines.join(''));
  browser = await launchBrowser('chromium', await ensureBrowser());
}, patient.timeout);
afterAll(async () => {
  await browser?.close();
  for (const child of running) child.kill();
  rmSync(scratch, { recursive: true, force: true });
});

const people: BrowserContext[] = [];

/** The editor as somebody opens it who has typed its address and the password. */
async function openAs(name: keyof typeof passwords, origin: string): Promise<Page> {
  const context = await browser.newContext({
    httpCredentials: { username: name, password: passwords[name] },
    ignoreHTTPSErrors: true,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  people.push(context);
  context.setDefaultTimeout(minutes);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.getByText(`Signed in as ${name}`).waitFor();
  expect(page.url()).toBe(`${origin}/edit/#/@edit`);
  return page;
}

const openVisit = (page: Page) =>
  page
    .getByRole('link', { name: /^Hours / })
    .first()
    .click();

const isSaved = (page: Page) => page.getByText('All changes kept').waitFor();

describe.runIf(canRun).each(kinds)('behind %s, as HOSTING.md says', (kind) => {
  let origin: string;
  let editorPort: number;
  let editor: ChildProcess;
  let proxy: ChildProcess;
  let startEditor: () => Promise<ChildProcess>;
  beforeAll(async () => {
    const ports = { proxy: await freePort(), editor: await freePort() };
    editorPort = ports.editor;
    origin = `https://127.0.0.1:${ports.proxy}`;
    const work = path.join(scratch, kind);
    mkdirSync(work);
    writeFileSync(path.join(work, 'settings'), settingsOf(kind, work, ports));
    const command = path.resolve('scripts/woven-site.mjs');
    const options = ['--address', origin, '--out', visitors, '--port', String(ports.editor)];
    startEditor = () =>
      start(process.execPath, [command, 'serve-editor', ...options], (output) =>
        output.includes(`The editor is at ${origin}`),
      );
    editor = await startEditor();
    const args =
      kind === 'nginx'
        ? ['-c', `${work}/settings`, '-p', work]
        : ['run', '--config', `${work}/settings`, '--adapter', 'caddyfile'];
    proxy = await start(kind, args, () => answers(ports.proxy));
  }, patient.timeout);
  afterAll(async () => {
    await Promise.all(people.splice(0).map((context) => context.close()));
    await stop(proxy);
    await stop(editor);
  });

  test('nobody gets in without a password, nor with a name of their own choice', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const chosen = { 'X-Forwarded-User': 'amina' };
    const { request } = context;
    expect((await request.get(`${origin}/edit/`)).status()).toBe(401);
    expect((await request.get(`${origin}/edit/`, { headers: chosen })).status()).toBe(401);
    await context.close();
    // A name that somebody sends with a password of somebody else is replaced.
    const asJuma = await browser.newContext({
      ignoreHTTPSErrors: true,
      httpCredentials: { username: 'juma', password: passwords.juma },
    });
    await asJuma.request.get(`${origin}/edit/`);
    const account = await asJuma.request.get(`${origin}/edit/api/account`, { headers: chosen });
    expect(await account.json()).toEqual({ name: 'juma', signOut: null });
    await asJuma.close();
    // Without the server in front nobody is known.
    expect((await fetch(`http://127.0.0.1:${editorPort}/edit/`)).status).toBe(401);
  });

  test(
    'two edit the same page, decide what both have changed, and publish it for visitors',
    patient,
    async () => {
      const amina = await openAs('amina', origin);
      const juma = await openAs('juma', origin);
      for (const page of [amina, juma]) await openVisit(page);
      const title = `Hours by ${kind}`;
      await amina.getByLabel('Title', { exact: true }).fill(title);
      await isSaved(amina);
      // The other sees it, and changes something else of the same page.
      await expect.poll(() => juma.getByLabel('Title', { exact: true }).inputValue()).toBe(title);
      await juma.getByLabel('In a sentence or two').fill(`Described by ${kind}`);
      await isSaved(juma);
      await expect
        .poll(() => amina.getByLabel('In a sentence or two').inputValue())
        .toBe(`Described by ${kind}`);

      // Both change the same while they do not hear of each other.
      await juma.context().setOffline(true);
      await juma.getByLabel('Title', { exact: true }).fill(`${title} and Juma`);
      await amina.getByLabel('Title', { exact: true }).fill(`${title} and Amina`);
      await isSaved(amina);
      await juma.context().setOffline(false);
      const choice = juma.getByRole('group', { name: 'Title', exact: true });
      await choice.getByRole('radio', { name: /and Juma/ }).waitFor();
      await choice.getByRole('radio', { name: /and Amina/ }).press('Space');
      await isSaved(juma);

      await juma.getByRole('link', { name: /^Publish/ }).click();
      await juma.getByRole('button', { name: 'Publish now' }).click();
      await juma.getByText('Visitors see it now.').waitFor({ timeout: 3 * minutes });
      expect(git('log', '-1', '--format=%an %ae').trim()).toBe('juma juma@127.0.0.1');
      const published = readFileSync(path.join(visitors, 'visit', 'index.html'), 'utf8');
      expect(published).toContain(`${title} and Amina`);
      expect(published).toContain(`Described by ${kind}`);
    },
  );

  test(
    'while the editor is stopped, work is kept in the browser and saved afterwards',
    patient,
    async () => {
      const page = await openAs('amina', origin);
      await openVisit(page);
      await page.frameLocator('main iframe').getByText('Opening hours').first().waitFor();
      await stop(editor);
      await page.getByLabel('In a sentence or two').fill(`Typed without ${kind}`);
      await page.getByText('Kept in this browser').first().waitFor();
      editor = await startEditor();
      await isSaved(page);
      const text = readFileSync(path.join(site, 'content/pages/visit.yaml'), 'utf8');
      expect(text).toContain(`Typed without ${kind}`);
    },
  );
});
