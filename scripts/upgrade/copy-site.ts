import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** What is made again, or belongs to the site itself and not to its copy. */
const leftOut = new Set(['node_modules', '.cache', '.git', 'dist', 'package-lock.json']);

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Where a file that a dependency names relative to one folder is for another. */
export function specFrom(spec: string, from: string, to: string): string {
  if (!spec.startsWith('file:')) return spec;
  const file = path.resolve(from, spec.slice('file:'.length));
  return `file:${path.relative(to, file).replaceAll('\\', '/')}`;
}

function moveSpecs(manifest: Record<string, unknown>, site: string, copy: string): void {
  for (const field of dependencyFields) {
    const dependencies = manifest[field];
    if (typeof dependencies !== 'object' || dependencies === null) continue;
    manifest[field] = Object.fromEntries(
      Object.entries(dependencies).map(([name, spec]) => [
        name,
        typeof spec === 'string' ? specFrom(spec, site, copy) : spec,
      ]),
    );
  }
}

/** Copies the project of a site into a folder of its cache, where an upgrade is tried first. */
export function copySite(site: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  // Node refuses to copy a folder into itself, so each entry is copied separately.
  for (const name of entriesOf(site)) {
    cpSync(path.join(site, name), path.join(copy, name), { recursive: true });
  }
  const manifestFile = path.join(copy, 'package.json');
  if (!existsSync(manifestFile)) return;
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  moveSpecs(manifest, site, copy);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

const entriesOf = (site: string): string[] =>
  readdirSync(site).filter((name) => !leftOut.has(name));
