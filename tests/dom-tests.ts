import { readdirSync, readFileSync } from 'node:fs';

const wantsDocument = /^\/\/ @vitest-environment jsdom$/m;

/**
 * The unit tests that say in a comment of their own that they need a document. Each of them gets a new one and loads
 * its modules anew, which takes longer than most tests: the others share what they have loaded.
 */
export const domTests = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(browser|long)\//.test(file))
    .filter((file) => wantsDocument.test(readFileSync(file, 'utf8')));
