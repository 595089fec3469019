import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { didYouMean, nearNames } from '../src/messages/index.ts';
import { engineRoot, siteRoot } from '../src/build/index.ts';
import { command } from './command.ts';
import { lookNames, type LookName } from '../schema/theme.ts';
import { askForLook, lookOf } from './new-site/choose-look.ts';
import { chooseEngine, newSiteCommand, packageJson } from './new-site/site-package.ts';
import { spawnSync } from 'node:child_process';
import { quietInstall, runNpm } from './run-npm.ts';

const inEngine = (...names: string[]): string => path.join(engineRoot, ...names);

const starter = inEngine('scripts', 'starter');

const exampleFolders = {
  clinic: path.join(starter, 'clinic'),
  library: path.join(starter, 'library'),
  school: inEngine('content'),
};

/** Content to begin from: whole sites, which the tests build. A packed engine has no school. */
const examples: ReadonlyMap<string, string> = new Map(
  Object.entries(exampleFolders).filter(([, folder]) => existsSync(folder)),
);

/** The content to begin from, or a text that says there is no example of that name. */
function contentOf(from: string | undefined): { folder: string } | string {
  if (from === undefined) return { folder: path.join(starter, 'five-pages') };
  const folder = examples.get(from);
  if (folder !== undefined) return { folder };
  const names = [...examples.keys()];
  const near = didYouMean(nearNames(from, names));
  return `There is no example called ${from}.${near} There are: ${names.join(', ')}.`;
}

/** Why nothing can be written into a folder; null if it can. */
function refusal(folder: string): string | null {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return null;
  if (!stat.isDirectory()) return `${folder} is a file. Say the name of a new folder.`;
  return readdirSync(folder).length === 0
    ? null
    : `There is something in ${folder} already. Say the name of a new folder.`;
}

/** A site begins with the typefaces of the engine: those of packages would be dependencies of its own. */
function dropFontPackages(content: string): void {
  const file = path.join(content, 'theme.yaml');
  if (!existsSync(file)) return;
  const theme = parseDocument(readFileSync(file, 'utf8'));
  for (const role of ['headings', 'text', 'figures']) {
    if (theme.hasIn(['fonts', role, 'package'])) theme.deleteIn(['fonts', role]);
  }
  writeFileSync(file, theme.toString({ lineWidth: 0 }));
}

/** Writes the look of a new site; without one, that of its example stays. */
function writeLook(content: string, look: LookName | null): void {
  if (look === null) return;
  const file = path.join(content, 'theme.yaml');
  const theme = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  theme.set('from', look);
  writeFileSync(file, theme.toString({ lineWidth: 0 }));
}

const nameOf = (content: string): string =>
  String(parseDocument(readFileSync(path.join(content, 'site.yaml'), 'utf8')).get('name'));

type Beginning = { content: string; look: LookName | null; engine: string };

function writeProject(target: string, { content, look, engine }: Beginning): void {
  const project = path.join(starter, 'project');
  const inSite = (...names: string[]) => path.join(target, ...names);
  cpSync(project, target, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'gitignore',
  });
  cpSync(content, inSite('content'), { recursive: true });
  dropFontPackages(inSite('content'));
  writeLook(inSite('content'), look);
  // A package cannot contain a file of that name.
  cpSync(path.join(project, 'gitignore'), inSite('.gitignore'));
  const readme = readFileSync(inSite('README.md'), 'utf8');
  writeFileSync(inSite('README.md'), readme.replaceAll('{{name}}', nameOf(inSite('content'))));
  writeFileSync(inSite('package.json'), packageJson(target, engine));
}

/** `npm run new:site ../my-site`: writes the project of a new site, and prints the next steps. It asks for a look, if none is named. */
export const main = command(
  {
    typed: newSiteCommand(engineRoot),
    further: '../my-site',
    maxFurther: 1,
    options: {
      from: {
        type: 'string',
        value: 'NAME',
        help: `begins as an example does: ${[...examples.keys()].join(', ')}; else with five pages`,
      },
      look: {
        type: 'string',
        value: 'NAME',
        help: `how the site looks: ${lookNames.join(', ')}; else the command asks, or the example decides`,
      },
      engine: {
        type: 'string',
        value: 'WHICH',
        help: 'the engine: a folder, a packed file or a version; else the one that runs',
      },
      'no-install': { type: 'boolean', help: 'leaves installing the engine to you' },
    },
  },
  async ({ from, look: named, engine, 'no-install': isBare }, [folder]) => {
    if (folder === undefined) {
      const typed = newSiteCommand(engineRoot);
      console.error(`Say where the new site goes, for example: ${typed} ../my-site`);
      return 1;
    }
    const content = contentOf(from);
    const target = path.resolve(siteRoot, folder);
    const reason = typeof content === 'string' ? content : refusal(target);
    if (typeof content === 'string' || reason !== null) {
      console.error(reason);
      return 1;
    }
    // An example has a look of its own.
    const look =
      named === undefined && from !== undefined
        ? { look: null }
        : lookOf(named ?? (await askForLook()));
    if (typeof look === 'string') {
      console.error(look);
      return 1;
    }
    writeProject(target, {
      content: content.folder,
      look: look.look,
      engine: chooseEngine(engine, target),
    });
    const isInstalled = isBare !== true && installEngine(target);
    const isCommitted = firstCommit(target);
    console.log(nextSteps({ folder, target, isInstalled, isCommitted }));
    return 0;
  },
);

type Written = { folder: string; target: string; isInstalled: boolean; isCommitted: boolean };

function nextSteps({ folder, target, isInstalled, isCommitted }: Written): string {
  const pages = readdirSync(path.join(target, 'content', 'pages'), {
    recursive: true,
    encoding: 'utf8',
  });
  const pageCount = pages.filter((file) => file.endsWith('.yaml')).length;
  const steps = [
    `cd ${folder}`,
    ...(isInstalled ? [] : ['npm install\n     installs the engine, once.']),
    'npm start\n     shows the site in a browser; “Edit this page” on every page changes it there.',
    'Put your own name, numbers and addresses into content/site.yaml. README.md says how the site gets online.',
  ];
  return [
    `Written: ${folder}, a site of ${pageCount} pages.`,
    ...(isCommitted
      ? []
      : ['It is in no repository yet: git is needed to publish from the editor.']),
    '',
    'Next:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}

/** Installs the engine of a new site with npm. Returns false if that fails, after npm has explained it. */
function installEngine(folder: string): boolean {
  console.log('Installing the engine (once, about a minute) ...');
  return runNpm(folder, quietInstall);
}

/**
 * Makes the folder of a new site a repository with its first commit, from which the editor publishes. Returns false
 * without git.
 */
function firstCommit(folder: string): boolean {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return { ok: status === 0, out: (stdout ?? '').trim() };
  };
  const { ok: hasName } = git('config', 'user.email');
  // Whoever publishes gives the name; the first commit may be made on a machine without one.
  const author = hasName ? [] : ['-c', 'user.name=New site', '-c', 'user.email=site@localhost'];
  return (
    git('init', '--quiet', '--initial-branch=main').ok &&
    git('add', '--all').ok &&
    git(...author, 'commit', '--quiet', '-m', 'site: begin').ok &&
    // Until the site is connected to a host (git push -u), the editor publishes into this repository.
    git('config', 'branch.main.remote', '.').ok &&
    git('config', 'branch.main.merge', 'refs/heads/main').ok
  );
}
