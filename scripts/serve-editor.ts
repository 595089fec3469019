import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildRecordFile,
  CommandError,
  cacheFolder,
  codeVersion,
  sweepDrafts,
  siteRoot,
} from '../src/build/index.ts';
import { command } from './command.ts';
import { contentFolder } from './content-folder.ts';
import { portOption, readPort } from './port-option.ts';
import { openBuiltSite } from './preview/static-server.ts';
import { runEngine } from './run-engine.ts';
import { untilStopped } from './until-stopped.ts';
import { startEditorServer, PublishedCopy, SiteBuilds } from '../src/dev/index.ts';

const usualPort = 5174;
const usualHost = '127.0.0.1';
const usualHeader = 'X-Forwarded-User';

/** In milliseconds between checks for versions of others, and for another day. */
const refreshPause = 5 * 60_000;

/**
 * `woven-site serve-editor --address https://edit.example.org`: the editor for several people, behind a server that
 * asks for their passwords. Commits and pushes what they publish, and builds it into the folder of the visitors' site.
 */
export const main = command(
  {
    typed: 'npx woven-site serve-editor',
    readsContent: true,
    options: {
      address: {
        type: 'string',
        value: 'URL',
        help: 'where the server in front of it shows the editor, such as https://edit.example.org',
      },
      out: {
        type: 'string',
        default: 'dist',
        value: 'DIR',
        help: 'where the published site is built for visitors (dist/ if left out)',
      },
      port: portOption(usualPort),
      host: {
        type: 'string',
        default: usualHost,
        value: 'IP',
        help: `the address of this machine at which it answers (${usualHost} if left out)`,
      },
      proxy: {
        type: 'string',
        multiple: true,
        value: 'IP',
        help: 'the address of the server in front of it, whose headers are believed (this machine if left out)',
      },
      'login-header': {
        type: 'string',
        default: usualHeader,
        value: 'NAME',
        help: `the header with the name of whoever has signed in (${usualHeader} if left out)`,
      },
      'mail-header': {
        type: 'string',
        value: 'NAME',
        help: 'the header with their mail address, for the authors of versions',
      },
      'sign-out': { type: 'string', value: 'URL', help: 'where they sign out' },
    },
  },
  (values) => {
    const port = readPort(values.port, usualPort);
    const address = readAddress(values.address);
    if (port === null || address === null) return 2;
    return serve({
      address,
      port,
      host: values.host,
      out: values.out,
      signOut: values['sign-out'] ?? null,
      login: {
        proxies: values.proxy ?? ['127.0.0.1', '::1'],
        loginHeader: values['login-header'],
        mailHeader: values['mail-header'] ?? null,
        domain: address.hostname,
      },
    });
  },
);

type Settings = {
  address: URL;
  port: number;
  host: string;
  out: string;
  signOut: string | null;
  login: Parameters<typeof startEditorServer>[0]['login'];
};

/** The address of the editor; null, with the reason printed, if it is invalid. */
function readAddress(option: string | undefined): URL | null {
  const address = URL.canParse(option ?? '') ? new URL(option ?? '') : null;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === '/') return address;
  console.error(
    '--address needs where people open the editor, without a path, for example --address https://edit.example.org.',
  );
  return null;
}

async function serve({ address, port, host, out, signOut, login }: Settings): Promise<number> {
  const contentDir = contentFolder();
  sweepDrafts(contentDir);
  const folder = path.join(cacheFolder, 'for-editors');
  const copy = new PublishedCopy(contentDir, {
    folder: path.join(cacheFolder, 'published'),
    reportError: console.error,
  });
  const build = createBuild(copy, { out, folder });
  const problem = await build();
  if (problem !== null) throw new CommandError(problem);
  const builds = new SiteBuilds(build);
  const { origin } = address;
  const version = codeVersion() ?? '';
  const server = await startEditorServer(
    {
      contentDir,
      site: await openBuiltSite(folder),
      origin,
      login,
      signOut,
      builds,
      version,
      linksFolder: path.join(cacheFolder, 'drafts'),
      reportError: console.error,
    },
    { port, host },
  );
  const timer = setInterval(() => void builds.refresh(), refreshPause);
  console.log(`
  The editor is at ${origin}, once a server there asks for passwords and leads to http://${host}:${server.port}.
  What is published is built in ${path.join(out, path.sep)} for visitors. Stop with Ctrl+C.
`);
  await untilStopped();
  clearInterval(timer);
  await server.close();
  return 0;
}

/**
 * Returns the function that builds the published site, for visitors and then for editors; it resolves to why it could
 * not, or null. A build with nothing to do ends at once, and the editors' site follows that of visitors.
 */
function createBuild(copy: PublishedCopy, { out, folder }: { out: string; folder: string }) {
  const recordFile = path.resolve(siteRoot, out, buildRecordFile);
  let builtRecord: string | null = null;
  return async (): Promise<string | null> => {
    const content = ['--content', await copy.refresh()];
    if ((await runEngine(['build', ...content, '--out', out])) !== 0) return notBuilt;
    const record = readFileSync(recordFile, 'utf8');
    if (record === builtRecord) return null;
    const forEditors = ['build', ...content, '--for-editors', '--out', folder];
    if ((await runEngine(forEditors)) !== 0) return notBuilt;
    builtRecord = record;
    return null;
  };
}

const notBuilt = 'The published site could not be built; the server has printed why.';
