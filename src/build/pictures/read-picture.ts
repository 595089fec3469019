import type { CheckedPicture } from './checked-picture.ts';
import { readDrawing } from './read-drawing.ts';
import { readPhotograph } from './read-photograph.ts';

export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith('.svg');

/** A document type that declares nothing, as drawing programs write it. `readDrawing` refuses any other. */
const documentType = /<!DOCTYPE[^<>[\]]*>\s*/;

/**
 * The bytes of a picture as they are published: a drawing without its document type, which names a file on another server.
 * Git for Windows ends lines in another way, and a drawing is to be the same file, under the same name, wherever a site is
 * built.
 */
export function publishedBytes(file: string, bytes: Buffer): Buffer {
  if (!isDrawing(file) || !(bytes.includes('\r\n') || bytes.includes('<!DOCTYPE'))) return bytes;
  const text = bytes.toString('latin1').replaceAll('\r\n', '\n').replace(documentType, '');
  return Buffer.from(text, 'latin1');
}

/** The text of a drawing; null if the file is not saved as UTF-8. */
export function drawingText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a picture file: its size, or why it cannot be published. */
export async function readPicture(file: string, bytes: Buffer): Promise<CheckedPicture> {
  return isDrawing(file) ? readDrawing(drawingText(bytes) ?? '') : readPhotograph(bytes);
}
