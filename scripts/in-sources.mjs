import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Makes stacks name the sources instead of bundles, for all who read them while a command runs. */
export function readStacksInSources() {
  Error.prepareStackTrace = (error, frames) =>
    inSources([String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n'));
}

const maps = new Map();

/** The source map beside a file; null if there is none. */
function mapOf(file) {
  if (!maps.has(file)) {
    try {
      maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
    } catch {
      maps.set(file, null);
    }
  }
  return maps.get(file);
}

/** The text of an error with the places in bundles replaced by those in their sources, as far as maps are there. */
export const inSources = (text) =>
  text.replaceAll(/(file:\/\/[^\s()'"]+\.js):(\d+):(\d+)/g, (position, url, line, column) => {
    const file = fileURLToPath(url);
    const { fileName, lineNumber, columnNumber } =
      mapOf(file)?.findOrigin(Number(line), Number(column)) ?? {};
    if (!fileName) return position;
    const source = relative(process.cwd(), resolve(dirname(file), fileName));
    return `${source}:${lineNumber}:${columnNumber}`;
  });
