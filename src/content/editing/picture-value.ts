import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type EditOp, type Value } from '../yaml/edit-op.ts';

/** A point of a picture, in per cent of its width and height. */
export type Point = { x: number; y: number };

/** A picture as a file has it; without a point it is cut around its centre. */
export type PictureValue = { src: string; alt: string; focus: Point | null };

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** The picture in a field, empty where it says nothing. */
export function readPictureValue(value: Value | undefined): PictureValue {
  if (!isValueObject(value)) return { src: '', alt: '', focus: null };
  return { src: textOf(value['src']), alt: textOf(value['alt']), focus: pointIn(value['focus']) };
}

function pointIn(value: Value | undefined): Point | null {
  if (!isValueObject(value)) return null;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** The point as CSS has it, for a picture that is cut around it. */
export const positionOf = (focus: Point | null): string | undefined =>
  focus ? `${focus.x}% ${focus.y}%` : undefined;

/** The point as it is stored; the centre is the default, so it need not be. */
export const storedPoint = (focus: Point | null): Point | null =>
  focus && (focus.x !== 50 || focus.y !== 50) ? { ...focus } : null;

/** Changes that put another picture in a field, and leave what else it says. */
export function pictureOps(
  path: FieldPath,
  before: PictureValue,
  { src, alt, focus }: PictureValue,
): EditOp[] {
  const point = storedPoint(focus);
  const order = ['src', 'alt', 'focus'];
  const set = (name: string, value: Value): EditOp => ({
    op: 'set',
    path: [...path, name],
    value,
    order,
  });
  return [
    set('src', src),
    set('alt', alt),
    ...(point ? [set('focus', point)] : []),
    ...(!point && before.focus ? [{ op: 'unset', path: [...path, 'focus'] } as const] : []),
  ];
}
