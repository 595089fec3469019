import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { makeContent } from '../make-content.ts';
import { forgetBuilds } from '../time-build.ts';
import { findHugo, installPackages, packageFolder, type Hugo } from './install-peers.ts';
import { plainDocument, plainStyles, writeFiles, writeMarkdown, type Peer } from './site.ts';

const node = process.execPath;
const packageSchema = z.object({ version: z.string() });

const versionIn = (folder: string): string =>
  packageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).version;

/** A command of this project. */
const runOurs = (...args: string[]) => ({
  command: node,
  args: [path.resolve('scripts/run.mjs'), ...args],
});

const stylesheet = '<link rel="stylesheet" href="/style.css">';

/** This project, by the commands that its users have. */
function thisProject(): Peer {
  return {
    name: 'this project',
    write: (folder, pages) => {
      const file = makeContent(path.join(folder, 'content'), pages);
      forgetBuilds(path.join(folder, 'content'));
      return path.join('content', file);
    },
    out: 'dist',
    build: runOurs('build', '--content', 'content', '--out', 'dist'),
    serve: (port) => runOurs('start', '--content', 'content', '--port', `${port}`),
  };
}

function eleventy(): Peer {
  const folder = packageFolder('@11ty/eleventy');
  const run = (...args: string[]) => ({
    command: node,
    args: [path.join(folder, 'cmd.cjs'), ...args],
  });
  return {
    name: `Eleventy ${versionIn(folder)}`,
    write: (site, pages) => {
      writeFiles(site, {
        'eleventy.config.mjs': `export default (config) => {
  config.addPassthroughCopy('style.css');
  return { markdownTemplateEngine: false, dir: { input: 'pages', includes: '../layouts', output: 'dist' } };
};
`,
        'style.css': plainStyles,
        'layouts/page.njk': plainDocument({
          title: '{{ title }}',
          description: '{{ description }}',
          styles: stylesheet,
          content: '{{ content | safe }}',
        }),
        'pages/pages.json': '{ "layout": "page.njk" }',
      });
      return path.join('pages', writeMarkdown(path.join(site, 'pages'), pages, 'index'));
    },
    out: 'dist',
    build: run('--quiet'),
    serve: (port) => run('--quiet', '--serve', '--incremental', `--port=${port}`),
  };
}

function astro(): Peer {
  const folder = packageFolder('astro');
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  const run = (...args: string[]) => ({
    command: node,
    args: [path.join(folder, 'astro.js'), ...args],
    env,
  });
  return {
    name: `Astro ${versionIn(folder)}`,
    write: (site, pages) => {
      writeFiles(site, {
        'package.json': '{"private":true,"type":"module"}',
        'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
        'src/style.css': plainStyles,
        'src/content.config.mjs': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { pages: defineCollection({ loader: glob({ pattern: '**/*.md', base: './pages' }) }) };
`,
        'src/pages/[...slug].astro': `---
import { getCollection, render } from 'astro:content';
import '../style.css';
export const getStaticPaths = async () =>
  (await getCollection('pages')).map((page) => ({
    params: { slug: page.id === 'index' ? undefined : page.id },
    props: { page },
  }));
const { page } = Astro.props;
const { title, description } = page.data;
const { Content } = await render(page);
---
${plainDocument({ title: '{title}', description: '{description}', styles: '', content: '<Content />' }).replace('content="{description}"', 'content={description}')}`,
      });
      return path.join('pages', writeMarkdown(path.join(site, 'pages'), pages, 'index'));
    },
    out: 'dist',
    build: run('build', '--silent'),
    serve: (port) => run('dev', '--silent', '--port', `${port}`),
  };
}

function hugo({ command, version, env }: Hugo): Peer {
  const run = (...args: string[]) => ({ command, args, env });
  return {
    name: `Hugo ${version}`,
    write: (site, pages) => {
      const page = plainDocument({
        title: '{{ .Title }}',
        description: '{{ .Description }}',
        styles: stylesheet,
        content: '{{ .Content }}',
      });
      writeFiles(site, {
        'hugo.toml': `baseURL = 'https://measure.example/'
title = 'A school to measure'
disableKinds = ['taxonomy', 'term', 'RSS']
publishDir = 'dist'
`,
        'static/style.css': plainStyles,
        'layouts/_default/single.html': page,
        'layouts/_default/list.html': page,
        'layouts/index.html': page,
      });
      return path.join('content', writeMarkdown(path.join(site, 'content'), pages, '_index'));
    },
    out: 'dist',
    build: run('--quiet'),
    serve: (port) => run('server', '--quiet', '--port', `${port}`),
  };
}

/** This project and its peers, those that can be installed here; `tell` is called with what cannot. */
export function findPeers(tell: (words: string) => void): Peer[] {
  const peers = [thisProject()];
  if (installPackages()) peers.push(eleventy(), astro());
  else tell('Eleventy and Astro could not be installed, so they are left out.');
  const program = findHugo();
  if (program) peers.push(hugo(program));
  else tell('Hugo could not be installed, so it is left out. It is used where `hugo` can be run.');
  return peers;
}
