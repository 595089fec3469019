import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { blockDefinitions, isEngineType } from '../../../schema/blocks/index.ts';
import type { BlockDefinition } from '../../../schema/define-block.ts';
import { isObject } from '../../../schema/is-object.ts';
import { unusableBlocks } from '../../../schema/site-blocks.ts';
import { type Diagnostic, type Explanation, say, wordDiagnostic } from '../../messages/index.ts';
import { diagnoseInside, findingsOf } from '../../site/index.ts';
import {
  blocksFolderOf,
  isBlockName,
  listBlockFolders,
  type SiteBlock,
} from '../site-blocks/find-site-blocks.ts';
import {
  checkFile,
  diagnoseIn,
  diagnosticAt,
  readYaml,
  explainIssues,
  Source,
} from '../../content/index.ts';
import { explainUnusable } from './explain-unusable-block.ts';

/** The diagnostics of a site's own blocks, and the texts of their files. */
export type CheckedBlocks = { diagnostics: Diagnostic[]; texts: ReadonlyMap<string, string> };

/** The examples that every block has: the editor, the guide and the tests begin with them. */
const required = ['default', 'longest'];

/** Checks the blocks in a site's own folder, beside its content. Their files are named from the content folder. */
export function checkSiteBlocks(contentDir: string): CheckedBlocks {
  const folder = blocksFolderOf(contentDir);
  const texts = new Map<string, string>();
  if (!existsSync(folder)) return { diagnostics: [], texts };
  const sourceOf = (file: string): Source => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const name = nameOf(contentDir, file);
    texts.set(name, text);
    return new Source(name, text);
  };
  const stray = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(?:tsx?|ya?ml|css)$/.test(entry.name))
    .map(({ name }) => diagnosticAt(`../blocks/${name}`, start, strayFile(name)));
  const ofBlocks = listBlockFolders(folder).flatMap((block) => checkBlock(block, sourceOf));
  return { diagnostics: [...stray, ...ofBlocks], texts };
}

const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A file beside the content folder, from there: ../blocks/price-table/schema.ts */
const nameOf = (contentDir: string, file: string): string =>
  path.relative(contentDir, file).split(path.sep).join('/');

const strayFile = (name: string): Explanation => ({
  code: 'block-files',
  message: say('block-stray', { file: `blocks/${name}` }),
  help: [...say('block-strayHow'), ...say('block-newWrites')],
});

function checkBlock(block: SiteBlock, sourceOf: (file: string) => Source): Diagnostic[] {
  const { type, schema, component, examples } = block;
  if (!isBlockName(type)) return [diagnosticAt(sourceOf(schema).file, start, badName(type))];
  const source = sourceOf(schema);
  if (isEngineType(type)) {
    return [diagnosticAt(source.file, rangeOf(source, /type:.*$/m), engineName(type))];
  }
  const missing = [schema, component, examples].find((file) => !existsSync(file));
  if (missing !== undefined) {
    return [diagnosticAt(sourceOf(missing).file, start, missingFile(type, path.basename(missing)))];
  }
  const unusable = unusableBlocks.find(({ folder }) => folder === type);
  if (unusable) {
    const { explanation, file, at } = explainUnusable(unusable, schema);
    const other = sourceOf(file);
    return [diagnosticAt(other.file, rangeOf(other, at), explanation)];
  }
  const definition = blockDefinitions.get(type);
  return definition ? checkExamples(definition, sourceOf(examples)) : [];
}

/** The first range in a source file that has the form, or the line with that number; its start if there is none. */
function rangeOf({ text, lines }: Source, at: RegExp | number): Diagnostic['range'] {
  if (typeof at === 'number') {
    const length = lines[at - 1]?.length ?? 0;
    return { line: at, column: 1, endLine: at, endColumn: length + 1 };
  }
  const found = at.exec(text);
  if (!found) return start;
  const before = text.slice(0, found.index).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const [shown = ''] = found[0].split('\n', 1);
  return { line, column, endLine: line, endColumn: column + shown.length };
}

const badName = (type: string): Explanation => ({
  code: 'block-name',
  message: say('block-badName', { quoted: `"${type}"` }),
  help: say('block-badNameHow'),
});

const missingFile = (type: string, file: string): Explanation => ({
  code: 'block-files',
  message: say('block-noFile', { name: type, file }),
  help: [...say('block-writeFile', { file: `blocks/${type}/${file}` }), ...say('block-newExample')],
});

const engineName = (type: string): Explanation => ({
  code: 'block-name',
  message: say('block-ofEngine', { name: type }),
  help: say('block-ofEngineHow'),
});

/** Examples are checked as blocks of a page are, and mistakes must get the messages that are written beside them. */
function checkExamples(definition: BlockDefinition, source: Source): Diagnostic[] {
  const diagnose = diagnoseIn(() => source);
  const read = readYaml(source);
  if ('diagnostics' in read) return read.diagnostics;
  const examples = isObject(read.value) ? read.value['examples'] : undefined;
  const missing = required.filter((name) => !isObject(examples) || !Object.hasOwn(examples, name));
  if (missing.length > 0 || !isObject(examples)) {
    return [diagnose(source.file, ['examples'], missingExample(missing))];
  }
  const schema = z.looseObject({ examples: z.record(z.string(), definition.schema) });
  const { error } = schema.safeParse(read.value);
  if (error) {
    const root = { schema, value: read.value };
    return explainIssues(source, root, error.issues, diagnose).map(({ diagnostic }) => diagnostic);
  }
  return [
    ...Object.entries(examples).flatMap(([name, block]) =>
      findingsOf(definition, definition.schema.parse(block)).map((one) =>
        diagnoseInside(source.file, ['examples', name], one, diagnose),
      ),
    ),
    ...checkMistakes(read.value, source),
  ];
}

const missingExample = ([name = '', other]: readonly string[]): Explanation => ({
  code: 'block-example',
  message:
    other === undefined
      ? say('block-noExample', { name })
      : say('block-noExamples', { name, other }),
  help: say('block-noExampleHow'),
  example: 'examples:\n  default:\n    type: …\n  longest:\n    type: …',
});

function checkMistakes(value: unknown, source: Source): Diagnostic[] {
  const mistakes = isObject(value) ? value['mistakes'] : undefined;
  return (Array.isArray(mistakes) ? mistakes : []).flatMap((mistake: unknown, index) => {
    if (!isObject(mistake)) return [];
    const page = stringify({ title: 'Example', blocks: [mistake['block']] });
    const { diagnostics } = checkFile(new Source('pages/example.yaml', page), []);
    const [first, ...others] = diagnostics.map(wordDiagnostic);
    if (first?.message === mistake['message'] && others.length === 0) return [];
    const explanation: Explanation = {
      code: 'block-example',
      message: first
        ? say('block-otherMessage', { message: diagnostics.flatMap(({ message }) => message) })
        : say('block-noMistake'),
      help: say('block-correct'),
      ...(first ? { example: `code: ${first.code}\nmessage: ${first.message}` } : {}),
    };
    return [diagnoseIn(() => source)(source.file, ['mistakes', index, 'message'], explanation)];
  });
}
