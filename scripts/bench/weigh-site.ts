import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

/** Bytes of a file or of several together: as they are, and as a host sends them. */
export type Weight = { raw: number; gzip: number; brotli: number };

/** What the first view of a page loads. */
export type PageWeight = {
  address: string;
  html: Weight;
  scripts: Weight;
  styles: Weight;
  fonts: Weight;
  firstPicture: Weight;
};

const nothing: Weight = { raw: 0, gzip: 0, brotli: 0 };

/** Adds up the bytes of several files. */
export const addWeights = (weights: Weight[]): Weight =>
  weights.reduce(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    nothing,
  );

/** The bytes of a file, compressed as a host would send it. */
export function weigh(bytes: Buffer, isPacked = false): Weight {
  const raw = bytes.length;
  if (isPacked) return { raw, gzip: raw, brotli: raw };
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    raw,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, options).length,
  };
}

/** Weighs the pages of a built site as a phone loads them. */
export class SiteScale {
  private readonly folder: string;
  private readonly known = new Map<string, Weight>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The addresses of all pages. */
  addresses(): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/'))
      .toSorted();
  }

  weighPage(address: string): PageWeight {
    const html = this.text(path.join(address, 'index.html'));
    const styles = this.linked(
      html,
      /<link(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g,
    );
    return {
      address,
      html: weigh(Buffer.from(html)),
      scripts: this.weighFiles(this.scriptsOf(html)),
      styles: this.weighFiles(styles),
      fonts: this.weighFiles(
        styles.flatMap((file) => this.linked(this.text(file), /url\(["']?([^"')]+\.woff2)/g)),
      ),
      firstPicture: this.weighFiles(this.firstPicture(html)),
    };
  }

  /** The scripts that a page names, and all that these import at once. */
  private scriptsOf(html: string): string[] {
    const found = new Set<string>();
    const add = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      for (const { moduleRequest } of parseSync(file, this.text(file)).module.staticImports) {
        add(path.posix.join(path.posix.dirname(file), moduleRequest.value));
      }
    };
    this.linked(html, /<script[^>]*src="([^"]+)"/g).forEach(add);
    this.linked(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g).forEach(add);
    return [...found];
  }

  /** The first large picture; where it comes in widths, that for a phone of 390 points and double density. */
  private firstPicture(html: string): string[] {
    const main = html.slice(Math.max(0, html.indexOf('<main')));
    const picture = /(?:<picture.*?<\/picture>|<img[^>]*>)/s.exec(main)?.[0] ?? '';
    const widths = /srcset="([^"]+)"/i.exec(picture)?.[1]?.split(',') ?? [];
    const candidates = widths
      .map((candidate) => candidate.trim().split(/\s+/))
      .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
      .toSorted((a, b) => a.width - b.width);
    const chosen = candidates.find(({ width }) => width >= 780) ?? candidates.at(-1);
    const file = chosen?.file ?? /src="([^"]+)"/.exec(picture)?.[1];
    return file?.startsWith('/') ? [file] : [];
  }

  private linked(text: string, pattern: RegExp): string[] {
    return [...text.matchAll(pattern)]
      .map(([, file = '']) => file)
      .filter((file) => file.startsWith('/'));
  }

  private weighFiles(files: string[]): Weight {
    return addWeights(
      [...new Set(files)].map((file) => {
        const weight =
          this.known.get(file) ??
          weigh(this.bytes(file), /\.(woff2|avif|webp|jpe?g|png)$/.test(file));
        this.known.set(file, weight);
        return weight;
      }),
    );
  }

  private bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  private text(file: string): string {
    return this.bytes(file).toString('utf8');
  }
}
