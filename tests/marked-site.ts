import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import {
  almostMark,
  isMarked,
  lineFound,
  markedFile,
  note,
  rangeFound,
  stackNow,
  watchEnds,
  watchFields,
} from './passed-files.ts';

const mocked = ['js-yaml', 'yaml', 'react/jsx-dev-runtime'];

let endWatching = () => {};

/** Lets the libraries note what they do. Modules that another test file has loaded note nothing. */
export function mockLibraries(): void {
  vi.resetModules();
  endWatching = watchEnds();
  vi.doMock(import('js-yaml'), async (load) => {
    const module = await load();
    return {
      ...module,
      load: (text, options) => {
        const value = module.load(text, options);
        if (isMarked(text)) {
          note('it is parsed');
          watchFields(value);
        }
        return value;
      },
    };
  });

  vi.doMock(import('yaml'), async (load) => {
    const module = await load();
    const { parseDocument } = module;
    return {
      ...module,
      parseDocument: (...input: Parameters<typeof parseDocument>) => {
        if (isMarked(input[0])) note(rangeFound, true);
        else if (String(input[0]).includes(almostMark)) note(lineFound);
        return parseDocument(...input);
      },
    };
  });

  vi.doMock(import('react/jsx-dev-runtime'), async (load) => {
    const module = await load();
    return {
      ...module,
      jsxDEV: (...input: Parameters<typeof module.jsxDEV>) => {
        for (const value of Object.values(input[1] ?? {})) {
          if (isMarked(value) && /react-dom-server/.test(stackNow())) note('its block is rendered');
          if (isMarked(value) && input[0] === 'input') note('its field shows it');
          if (isMarked(Reflect.get(Object(value), '__html')))
            note(`${String(input[0])} gets its HTML`);
        }
        return module.jsxDEV(...input);
      },
    };
  });
}

const folder = fs.mkdtempSync(path.join(tmpdir(), 'ways-'));

/** Ends what `mockLibraries` has begun, and removes the sites. */
export function closeMarked(): void {
  endWatching();
  for (const name of mocked) vi.doUnmock(name);
  vi.resetModules();
  fs.rmSync(folder, { recursive: true });
}

/** The folder of the built sites. */
export const builtIn = path.join(folder, 'dist');

/** A small site with a page that has the word as a title, or in place of an amount. */
export function siteWith({ title = 'Fees', amount = '1000' }): string {
  const content = path.join(folder, `with-${title}-${amount}`);
  fs.cpSync('scripts/starter/library', content, { recursive: true });
  const page = `title: The way
blocks:
  - type: fee-table
    title: ${title}
    terms:
      - term: Term 1
        amount: ${amount}
    annualTotal: 1000
`;
  fs.writeFileSync(path.join(content, markedFile), page);
  // No rule of the trade has anything to say of it.
  const settings = path.join(content, 'site.yaml');
  fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replace(/^rules:\n(?: .*\n)+/m, ''));
  return content;
}
