import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A compressed form of a file. */
export type Encoding = 'br' | 'gzip';

/** What a browser's Accept-Encoding lets us send, the smaller first; null for neither. */
export function chooseEncoding(acceptEncoding = ''): Encoding | null {
  const weights = new Map<string, number>();
  for (const choice of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', weight = '1'] = choice.split(/;\s*q=/);
    weights.set(name.trim(), Number(weight));
  }
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Packs as tightly as a host does that packs a site once and serves it many times. */
export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compress.br(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : compress.gzip(body, { level: constants.Z_BEST_COMPRESSION });
}
