/** The first and the last byte of a part of a file. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a `Range` header asks for. Null if the whole file is to be sent: there is no header, it
 * cannot be read, or it names several parts, which a server may answer with the whole.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first < size
    ? { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
    : 'outside';
}
