/** Writes what a package contains of the built engine into `lib`, with source maps, types and licences: `npm pack` runs it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { engineRoot, versionOfSources } from './engine.mjs';

/** The commands that only this repository has. */
const ofRepository = ['bench', 'check', 'guide', 'sizes', 'test-github', 'test-long', 'words'];
const parts = ['commands', 'visitors', 'open', 'editor'];

const lib = join(engineRoot, 'lib');
const runNode = (script, args) =>
  execFileSync(process.execPath, [join(engineRoot, script), ...args], { stdio: 'inherit' });

rmSync(lib, { recursive: true, force: true });
mkdirSync(lib);
runNode('scripts/build-engine.mjs', [lib, ...parts, '--maps']);
for (const name of ofRepository) {
  for (const end of ['.js', '.js.map']) rmSync(join(lib, 'commands', name + end), { force: true });
}
// More workers load shared files several times: twice the work on two processors.
const types = ['-p', join(engineRoot, 'tsconfig.types.json'), '--checkers', '1'];
runNode('node_modules/typescript/bin/tsc', types);
writeFileSync(join(lib, 'version'), versionOfSources(engineRoot));

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
