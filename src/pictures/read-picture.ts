import type { CheckedPicture } from './checked-picture.ts';
import { readDrawing } from './read-drawing.ts';
import { readPhotograph } from './read-photograph.ts';

/** Whether a picture is an SVG drawing. */
export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith('.svg');

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
