import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { mapOf } from './cached-bundle.mjs';

/** Makes stacks name the sources instead of a bundle, for all who read them while a command runs. */
export function readStacksInSources(bundle) {
  Error.prepareStackTrace = (error, frames) =>
    inSources([String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n'), bundle);
}

/** The text of an error with the places in a bundle replaced by those in its sources, as far as its map is there. */
export function inSources(text, bundle) {
  const url = bundle ? pathToFileURL(bundle).href : '';
  if (!url || !text.includes(url)) return text;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(mapOf(bundle), 'utf8')));
    return text.split(url).reduce((before, after) => {
      const [position, line, column] = /^:(\d+):(\d+)/.exec(after) ?? [];
      const { fileName, lineNumber, columnNumber } = position
        ? map.findOrigin(Number(line), Number(column))
        : {};
      if (!fileName) return before + url + after;
      const source = relative(process.cwd(), resolve(dirname(bundle), fileName));
      return `${before}${source}:${lineNumber}:${columnNumber}${after.slice(position.length)}`;
    });
  } catch {
    return text;
  }
}
