import type { Metadata } from 'sharp';
import { say, type Message } from '../../messages/index.ts';
import { checkSize, type CheckedPicture, type PictureProblem } from './checked-picture.ts';

/** Larger ones take minutes to convert; the largest photographs from phones have 48 million pixels. */
const maxPixels = 50_000_000;

const formats = ['jpeg', 'png', 'webp', 'heif'];

const refused = (problem: PictureProblem): CheckedPicture => ({ size: null, problems: [problem] });

const unreadable = (message: Message): CheckedPicture =>
  refused({
    code: 'image-unreadable',
    message,
    help: say('picture-noPhotographHow'),
  });

/** Whether a format is supported. Of the HEIF family only AVIF is. */
const isSupported = ({ format, compression }: Metadata): boolean =>
  formats.includes(format) && (format !== 'heif' || compression === 'av1');

/**
 * Reads a photograph: its displayed size, after applying the camera's orientation. The size is checked before decoding;
 * then it is decoded once, because only that detects a truncated file.
 */
export async function readPhotograph(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length === 0) return unreadable(say('yaml-empty'));
  // Loaded only if there is a photograph, because loading it is slower than checking a small site.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !isSupported(metadata)) {
    return unreadable(say('picture-noPhotograph'));
  }
  const { width, height } = metadata.autoOrient;
  const problem = checkSize({ width, height }, maxPixels);
  if (problem) return refused(problem);
  const isWhole = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole
    ? { size: { width, height }, problems: [] }
    : unreadable([...say('picture-unreadable'), ...say('picture-cutOff')]);
}
