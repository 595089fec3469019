/**
 * Draws the pictures of the site: `node scripts/art/draw.mjs` draws all of them,
 * `node scripts/art/draw.mjs gate fees` only those two. The same source gives the same bytes.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const HEAVY = 12 * 1024;
const here = (name) => new URL(name, import.meta.url);

/** `artClub` in the source is `art-club.svg` on disk. */
const fileName = (name) => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

const files = readdirSync(here('scenes/')).filter((file) => file.endsWith('.mjs'));
const pictures = {};
for (const file of files.toSorted()) {
  for (const [name, draw] of Object.entries(await import(here(`scenes/${file}`)))) {
    if (pictures[fileName(name)]) throw new Error(`Two pictures are called ${fileName(name)}.`);
    pictures[fileName(name)] = draw;
  }
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !pictures[name]);
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}.`);
  console.error(`There are: ${Object.keys(pictures).toSorted().join(', ')}.`);
  process.exit(1);
}

const images = here('../../content/images/');
mkdirSync(images, { recursive: true });
for (const name of requested.length > 0 ? requested : Object.keys(pictures).toSorted()) {
  const drawn = pictures[name]();
  const bytes = Buffer.byteLength(drawn);
  writeFileSync(new URL(`${name}.svg`, images), drawn);
  console.log(
    `${name}.svg`.padEnd(26),
    String(bytes).padStart(6),
    bytes > HEAVY ? ' over 12 KB' : '',
  );
}
