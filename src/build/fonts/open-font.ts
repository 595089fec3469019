import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as Fontkit from 'fontkit';
import { z } from 'zod';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  readCacheFile,
  textIn,
  writeCacheFile,
} from '../cache/cache-file.ts';
import { engineRequire } from '../system/roots.ts';

/** The lightest and the boldest weight in a font file; equal if it has only one. */
export type Weights = { from: number; to: number };

const openedSchema = z.object({
  family: z.string(),
  /** Its characters as sorted code points. */
  characters: z.array(z.number()),
  weights: z.object({ from: z.number(), to: z.number() }),
  /** Whether it is a variable font, from which other weights can be made. */
  isVariable: z.boolean(),
});

/** The data of a font file. */
export type OpenedFont = z.infer<typeof openedSchema>;

const folder = path.join(cacheFolder, 'fonts');

/** Enough for the fonts of some sites. */
const maxFonts = 20;

const opened = new Map<string, { stamp: string; font: OpenedFont | null }>();

/** Opens a font file: WOFF2, WOFF, TrueType or OpenType. Null if it is not a font, or contains several. */
export function openFont(file: string): OpenedFont | null {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const cached = opened.get(file);
  if (cached?.stamp === stamp) return cached.font;
  const font = readOnce(readFileSync(file));
  opened.set(file, { stamp, font });
  return font;
}

/** The data of fonts, cached between runs, because loading fontkit is slower than everything it is needed for. */
function readOnce(bytes: Buffer): OpenedFont | null {
  const version = codeVersion();
  if (version === null) return read(bytes);
  const file = path.join(folder, hash('sha1', bytes));
  const cached = readCacheFile(file, version);
  if (cached) return openedSchema.parse(JSON.parse(textIn(cached)));
  const font = read(bytes);
  if (font) {
    writeCacheFile(file, version, [Buffer.from(JSON.stringify(font))]);
    forgetOldest(folder, maxFonts);
  }
  return font;
}

function read(bytes: Buffer): OpenedFont | null {
  try {
    const fontkit: typeof Fontkit = engineRequire('fontkit');
    const font = fontkit.create(bytes);
    if (!('characterSet' in font)) return null;
    const { wght } = font.variationAxes;
    const weight = font['OS/2'].usWeightClass;
    return {
      family: font.familyName,
      // A font's character table may end with 0xFFFF, which is not a character.
      characters: font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b),
      weights: wght ? { from: wght.min, to: wght.max } : { from: weight, to: weight },
      isVariable: wght !== undefined,
    };
  } catch {
    return null;
  }
}
