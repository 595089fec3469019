import type { PictureRefusal } from './store.ts';

/** Enough for the densest screens; the longer side, in pixels. */
export const longestSide = 2400;

/** Of 100; higher quality would not be visible in photographs. */
export const jpegQuality = 85;

/** Recognises formats by their first bytes, regardless of the file name. */
export function refuseKind(bytes: Uint8Array): PictureRefusal | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (/<svg|<!DOCTYPE svg|^\s*(?:\u00EF\u00BB\u00BF)?<\?xml/i.test(start)) return 'drawing';
  if (/^.{4}ftyp(?:hei[cfsmx]|hev[cx]|mif1|msf1)/s.test(start)) return 'heic';
  const isSupported = /^(?:\u00FF\u00D8\u00FF|.PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(start);
  return isSupported ? null : 'not-a-picture';
}
