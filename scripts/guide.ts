import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { generatedFiles } from '../src/content/guide/generated-files.ts';

/** `npm run guide`: writes what is made from the schemas and examples: the editors' guide, and help for editors' programs. */
export async function main(): Promise<number> {
  for (const [file, text] of generatedFiles()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await format(text, { filepath: file, printWidth: 100, singleQuote: true }));
    console.log(`Wrote ${file}`);
  }
  return 0;
}
