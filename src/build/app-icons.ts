import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathOnDisk } from './system/roots.ts';
import { manifestAddress, type SiteTree } from '../site/index.ts';
import { cachedFile, hashOf, versionOf } from './cache/file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { element } from './xml.ts';

type IconSources = {
  imagesDir: string;
  output: SiteOutput;
  /** The site's logo, by its path in images; null if it has none. */
  picture: string | null;
};

/** The icon sizes for installed sites, in pixels. */
const sizes = [192, 512];
const icoSize = 32;

/** The site's icons for installation, and /favicon.ico for browsers that request it regardless of the page. */
export async function writeAppIcons(
  { base, settings, theme }: SiteTree,
  { imagesDir, output, picture }: IconSources,
): Promise<void> {
  const { paper, ink } = theme.roles;
  const source =
    picture === null
      ? letterMark(settings.name, theme.roles)
      : // Not by its name: a library of sharp keeps files that it has read, whether or not they change.
        readFileSync(pathOnDisk(imagesDir, picture));
  const png = async (size: number, margin: number) => {
    const key = JSON.stringify([size, margin, paper, versionOf('sharp')]);
    return readFile(
      await cachedFile(`icon-${hashOf(source, key)}.png`, () =>
        makeIcon(source, size, margin, paper),
      ),
    );
  };
  const icons = [];
  for (const size of sizes) {
    // The icon may be masked to a circle or a rounded square, so its content stays within the safe
    // zone.
    const image = await png(size, Math.round(size / 10));
    const file = `assets/icon-${size}-${hashOf(image)}.png`;
    output.write(file, image);
    icons.push({
      src: `${base}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    });
  }
  output.write('favicon.ico', icoOf(await png(icoSize, 0)));
  const manifest = {
    name: settings.name,
    short_name: settings.name,
    lang: settings.language,
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: paper,
    theme_color: ink,
    icons,
  };
  output.write(manifestAddress.slice(1), JSON.stringify(manifest));
}

async function makeIcon(source: Buffer, size: number, margin: number, paper: string) {
  const { default: sharp } = await import('sharp');
  return sharp(source, { density: 300 })
    .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: '#00000000' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The first letter of a name, in the colours of the site. */
function letterMark(name: string, { action, paper }: SiteTree['theme']['roles']): Buffer {
  const font = { 'font-size': 40, 'font-family': 'sans-serif', 'text-anchor': 'middle' };
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    element('rect', { width: 64, height: 64, fill: action }),
    element('text', { x: 32, y: 46, ...font, fill: paper }, Array.from(name)[0]?.toUpperCase()),
  );
  return Buffer.from(svg.xml);
}

/** A PNG wrapped as an ICO file: a header of six bytes, a directory entry of sixteen, and the image. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
