import { jpegQuality, longestSide } from '../../../content/index.ts';
import type { ReducePicture } from './hosted-uploads.ts';

/** As many as the build takes. */
const maxPixels = 50_000_000;

/** Re-encodes a photograph, upright and scaled down, which removes the camera's metadata. */
export const reducePicture: ReducePicture = async (photograph) => {
  const picture = await createImageBitmap(photograph, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!picture) return 'damaged';
  if (picture.width * picture.height > maxPixels) return 'too-many-pixels';
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) return 'damaged';
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const isOpaque = context
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.every((value, index) => index % 4 !== 3 || value === 255);
  const encoded = await canvas.convertToBlob(
    isOpaque ? { type: 'image/jpeg', quality: jpegQuality / 100 } : { type: 'image/png' },
  );
  return {
    bytes: new Uint8Array(await encoded.arrayBuffer()),
    extension: isOpaque ? 'jpg' : 'png',
    width: canvas.width,
    height: canvas.height,
  };
};
