import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { UnusableBlock } from '../../schema/site-blocks.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';

/** What is wrong with a block, in which of its files, and where: a line, or the form of what is to be marked. */
type ExplainedBlock = { explanation: Explanation; file: string; at: RegExp | number };

/** Explains why a block cannot be used; `file` is its schema file. */
export function explainUnusable(block: UnusableBlock, file: string): ExplainedBlock {
  const { folder } = block;
  switch (block.reason) {
    case 'unreadable':
      return {
        file: block.file,
        at: block.line,
        explanation: {
          code: 'block-definition',
          message: `The block ${folder} cannot be read: ${sentence(block.message)}`,
          help: 'Correct this file.',
        },
      };
    case 'failed':
      return {
        file,
        at: lineIn(block.error, file) ?? 1,
        explanation: {
          code: 'block-definition',
          message: `The block ${folder} cannot be loaded: ${messageOf(block.error)}`,
          help: 'Correct this line.',
        },
      };
    case 'no-definition':
      return {
        file,
        at: /export.*$/m,
        explanation: {
          code: 'block-definition',
          message: `The block ${folder} has no definition.`,
          help: 'End the file with what defineBlock makes, as its default export.',
          example: `export default defineBlock({\n  type: '${folder}',`,
        },
      };
    case 'other-type':
      return {
        file,
        at: /\btype:.*$/m,
        explanation: {
          code: 'block-name',
          message: `This block is called ${block.type}, but its folder is called ${folder}.`,
          help: 'Write the name of the folder, or rename the folder.',
          example: `type: '${folder}',`,
        },
      };
    case 'no-kind':
      return {
        file,
        at: new RegExp(String.raw`(?<=^ *)${block.field}:.*$`, 'm'),
        explanation: {
          code: 'block-definition',
          message: `The field ${block.field} says nothing about itself: it has no form in the editor, and no messages.`,
          help: 'Make it with one of the functions for fields, such as line or amount, with a label and a hint.',
          example: `${block.field}: line({ label: '…', hint: '…' }),`,
        },
      };
  }
}

const messageOf = (error: unknown): string =>
  sentence(error instanceof Error ? error.message : String(error));

const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** The line of a source file at which an error was thrown; null if its stack does not lead there. */
function lineIn(error: unknown, file: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, location = '', line, column] of stack.matchAll(
    /(?:\(|at )([^()\s]+):(\d+):(\d+)/g,
  )) {
    const ran = location.startsWith('file:') ? fileURLToPath(location) : location;
    if (ran === file) return Number(line);
    const origin = originOf(ran, Number(line), Number(column));
    if (origin && file.endsWith(origin.file)) return origin.line;
  }
  return null;
}

/** Where a position in the bundle of a command comes from. */
function originOf(bundle: string, line: number, column: number) {
  const map = `${bundle}.map`;
  if (!existsSync(map)) return null;
  const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
  return 'fileName' in origin && origin.fileName
    ? { file: origin.fileName.replace(/^(?:\.\.\/)+/, ''), line: origin.lineNumber }
    : null;
}
