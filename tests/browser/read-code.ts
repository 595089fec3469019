import jsQr from 'jsqr';
import sharp from 'sharp';
import type { Page } from 'playwright-core';

/** A QR code in a picture of a page: what it says, and how wide it is on paper. */
export type ReadCode = { text: string | undefined; millimetres: number };

/** Reads the QR code of a sheet as it is printed, as a camera would. */
export async function codeOnPaper(page: Page): Promise<ReadCode> {
  // A sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const picture = sharp(await page.screenshot());
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  const { topLeftCorner: left, topRightCorner: right } = code?.location ?? {};
  return { text: code?.data, millimetres: (((right?.x ?? 0) - (left?.x ?? 0)) / 96) * 25.4 };
}
