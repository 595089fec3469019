import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Fontkit from 'fontkit';
import { z } from 'zod';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  keepFile,
  readKeptFile,
} from '../cache/kept-file.ts';

/** The lightest and the boldest weight that a font file holds; both are the same where it holds one. */
export type Weights = { from: number; to: number };

const openedSchema = z.object({
  family: z.string(),
  /** Unicode numbers of its characters, in order. */
  characters: z.array(z.number()),
  weights: z.object({ from: z.number(), to: z.number() }),
  /** Whether its weights lie on an axis, so that others can be made of it. */
  isVariable: z.boolean(),
});

/** What a font file says of itself. */
export type OpenedFont = z.infer<typeof openedSchema>;

const folder = path.join(cacheFolder, 'fonts');
const mostKept = 40;

const opened = new Map<string, { stamp: string; font: OpenedFont | null }>();

/** Opens a font file: WOFF2, WOFF, TrueType or OpenType. Null for what is no font, or holds several. */
export function openFont(file: string): OpenedFont | null {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  if (known?.stamp === stamp) return known.font;
  const font = readOnce(readFileSync(file));
  opened.set(file, { stamp, font });
  return font;
}

/** What the bytes of a font say, kept from run to run: loading fontkit takes longer than anything that it is needed for. */
function readOnce(bytes: Buffer): OpenedFont | null {
  const version = codeVersion();
  if (version === null) return read(bytes);
  const name = createHash('sha1').update(bytes).digest('hex');
  const place = path.join(folder, `${name}.bin`);
  const kept = readKeptFile(place, version);
  const known = openedSchema.safeParse(kept && 'value' in kept ? kept.value : null);
  if (known.success) return known.data;
  const font = read(bytes);
  if (font) {
    keepFile(place, version, font);
    forgetOldest(folder, mostKept);
  }
  return font;
}

const require = createRequire(import.meta.url);

function read(bytes: Buffer): OpenedFont | null {
  try {
    const fontkit: typeof Fontkit = require('fontkit');
    const font = fontkit.create(bytes);
    if (!('characterSet' in font)) return null;
    const { wght } = font.variationAxes;
    const weight = font['OS/2'].usWeightClass;
    return {
      family: font.familyName,
      // The table of a font may end with 0xFFFF, which is no character.
      characters: font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b),
      weights: wght ? { from: wght.min, to: wght.max } : { from: weight, to: weight },
      isVariable: wght !== undefined,
    };
  } catch {
    return null;
  }
}
