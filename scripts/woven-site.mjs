#!/usr/bin/env node
/** The command of the installed package: `woven-site build`, and others, in the folder of a site. */
import process from 'node:process';
import { runScript } from './run-script.mjs';

/** What each command does, in the order of `help`; the commands are scripts of these names. */
const commands = {
  'new-site': 'writes the project of a new site into a folder',
  start: 'opens the site for editing, at an address of this machine',
  build: 'writes the static site into dist/',
  preview: 'serves the built site as a static host does',
  validate: 'checks the content',
  check:
    'checks everything that belongs to the site: content, types of its blocks, pages in a browser',
  deploy: 'puts the built site where visitors find it',
  'serve-editor': 'the editor for several people, behind a server that asks for their passwords',
  upgrade: 'takes the engine to another version, and rewrites the content where its format changes',
  'new-page': 'writes a page to begin with',
  'new-block': 'writes a block of the site to begin with',
};

/** Here `check` is that of the engine. */
const scriptOf = { check: 'check-site' };

const help = () =>
  [
    'woven-site COMMAND [options]; woven-site COMMAND --help names its options',
    '',
    ...Object.entries(commands).map(([name, words]) => `  ${name.padEnd(12)} ${words}`),
    `  ${'help'.padEnd(12)} names the commands`,
  ].join('\n');

const [name = 'help', ...args] = process.argv.slice(2);
if (Object.hasOwn(commands, name)) {
  process.exitCode = await runScript([scriptOf[name] ?? name, ...args]);
} else if (['help', '--help', '-h'].includes(name)) {
  console.log(help());
} else {
  console.error(`There is no command ${name}.\n\n${help()}`);
  process.exitCode = 2;
}
