import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The smaller encoding that a browser's Accept-Encoding allows; null for neither. */
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

/** Compresses as tightly as a host does that compresses once and serves many times. */
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
