import path from 'node:path';
import type { UnusableBlock } from '../../schema/site-blocks.ts';
import { locateThrown, thrownWords } from '../site/text/thrown-words.ts';
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
        at: lineIn(block.error, file),
        explanation: {
          code: 'block-definition',
          message: `The block ${folder} cannot be loaded: ${thrownWords(block.error)}`,
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

const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** The line of a source file at which an error was thrown; the first if its stack does not lead there. */
function lineIn(error: unknown, file: string): number {
  const location = locateThrown(error);
  return location !== null && file.split(path.sep).join('/').endsWith(location.file)
    ? location.line
    : 1;
}
