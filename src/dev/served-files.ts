import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { hashOf, builtFile, siteFile } from '../build/index.ts';
import { sendFile } from './send-text.ts';

/** Where the development server serves fonts outside the content folder. */
export const fontFilesPath = '/@font-files/';

const fontFiles = new Map<string, string>();

/** The URL of a font file that the development server may serve from now on. */
export function fontFileAddress(file: string): string {
  const name = `${hashOf(Buffer.from(file))}${path.extname(file)}`;
  fontFiles.set(name, file);
  return fontFilesPath + name;
}

/** The font file that is served at a URL; undefined if none is. */
export const fontFileAt = (address: string): string | undefined =>
  fontFiles.get(address.slice(fontFilesPath.length));

export function serveFontFile({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const file = fontFiles.get(url.slice(1));
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'font/woff2' }).end(readFileSync(file));
}

/** Where the development server serves all scripts, as beside each other as on a built site. */
export const scriptAddress = (name: string): string => `/@scripts/${name}`;

/** Serves a script of visitors, of the editor or of the site's own code. Its name changes with what is in it. */
export function serveScript({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [name = ''] = url.slice(1).split('?', 1);
  const isScript = /^[\w.-]+\.js$/.test(name);
  const file = [builtFile('open', name), builtFile('editor', name), siteFile(name)].find(
    (one) => isScript && one !== null && existsSync(one),
  );
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  sendFile(
    response,
    {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'max-age=31536000, immutable',
    },
    { name: file, read: () => readFileSync(file) },
  );
}
