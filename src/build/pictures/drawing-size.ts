import type { Size } from './checked-picture.ts';

const pixelsPer: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
};

/** A length in pixels; null if it depends on the surroundings, as percentages do. */
function lengthOf(value: string | undefined): number | null {
  const [, amount, unit = ''] =
    /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(value?.trim() ?? '') ?? [];
  const pixels = pixelsPer[unit.toLowerCase()];
  return amount === undefined || pixels === undefined ? null : Number(amount) * pixels;
}

/** The size of a drawing: its width and height, or those of its viewBox; null if it has none. */
export function sizeOfDrawing(attributes: {
  width?: string | undefined;
  height?: string | undefined;
  viewBox?: string | undefined;
}): Size | null {
  const box = attributes.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  const hasBox = box?.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0;
  // An empty viewBox hides the whole drawing, whatever its width and height are.
  if (box && !hasBox) return null;
  const width = lengthOf(attributes.width);
  const height = lengthOf(attributes.height);
  if (!hasBox) return width === null || height === null ? null : { width, height };
  const ratio = boxWidth / boxHeight;
  return {
    width: width ?? (height === null ? boxWidth : height * ratio),
    height: height ?? (width === null ? boxHeight : width / ratio),
  };
}
