/** Writes what a package contains of the built engine into `lib`, with types and licences: `npm pack` runs it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { engineRoot, findEngine } from './engine.mjs';

/** The commands that only this repository has. */
const ofRepository = ['bench', 'check', 'guide', 'sizes', 'test-github', 'test-long', 'words'];
const parts = ['commands', 'visitors', 'open', 'editor'];

const lib = join(engineRoot, 'lib');
const engine = await findEngine('check');
rmSync(lib, { recursive: true, force: true });
for (const part of parts) cpSync(join(engine.folder, part), join(lib, part), { recursive: true });
for (const name of ofRepository) {
  for (const end of ['.js', '.js.map']) rmSync(join(lib, 'commands', name + end), { force: true });
}
const compiler = join(engineRoot, 'node_modules/typescript/bin/tsc');
// More workers load shared files several times: twice the work on two processors.
const args = ['-p', join(engineRoot, 'tsconfig.types.json'), '--checkers', '1'];
execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });
writeFileSync(join(lib, 'version'), engine.version);

const packages = new Map(
  parts
    .flatMap((part) => JSON.parse(readFileSync(join(lib, part, 'licences.json'), 'utf8')))
    // A few packages name their licence and carry no text of it.
    .map(({ name, version, identifier, text }) => [`${name} ${version}`, text ?? identifier]),
);
const licences = Array.from(packages, ([name, text]) => {
  if (!text) throw new Error(`The package ${name} names no licence.`);
  return `${name}\n\n${text}\n`;
});
writeFileSync(join(lib, 'licences.txt'), licences.toSorted().join(`\n${'-'.repeat(80)}\n\n`));
