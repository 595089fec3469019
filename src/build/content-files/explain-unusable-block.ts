import path from 'node:path';
import type { UnusableBlock } from '../../../schema/site-blocks.ts';
import { type Explanation, locateThrown, say, thrownWords } from '../../messages/index.ts';

/** What is wrong with a block, in which of its files, and where: a line, or the form of what is to be marked. */
type ExplainedBlock = { explanation: Explanation; file: string; at: RegExp | number };

/** Explains why a block cannot be used; `file` is its schema file. */
export function explainUnusable(block: UnusableBlock, file: string): ExplainedBlock {
  const { folder } = block;
  switch (block.reason) {
    case 'unreadable':
      return {
        file: path.join(path.dirname(path.dirname(file)), block.file),
        at: block.line,
        explanation: {
          code: 'block-definition',
          message: say('block-unreadable', { name: folder, why: block.message }),
          help: say('block-correctFile'),
        },
      };
    case 'failed':
      return {
        file,
        at: lineIn(block.error, file),
        explanation: {
          code: 'block-definition',
          message: say('block-failed', { name: folder, why: thrownWords(block.error) }),
          help: say('block-correctLine'),
        },
      };
    case 'no-definition':
      return {
        file,
        at: /export.*$/m,
        explanation: {
          code: 'block-definition',
          message: say('block-noDefinition', { name: folder }),
          help: say('block-noDefinitionHow'),
          example: `export default defineBlock({\n  type: '${folder}',`,
        },
      };
    case 'other-type':
      return {
        file,
        at: /\btype:.*$/m,
        explanation: {
          code: 'block-name',
          message: say('block-otherType', { name: block.type, folder }),
          help: say('block-otherTypeHow'),
          example: `type: '${folder}',`,
        },
      };
    case 'no-kind':
      return {
        file,
        at: new RegExp(String.raw`(?<=^ *)${block.field}:.*$`, 'm'),
        explanation: {
          code: 'block-definition',
          message: say('block-noKind', { field: block.field }),
          help: say('block-noKindHow'),
          example: `${block.field}: line({ label: '…', hint: '…' }),`,
        },
      };
  }
}

/** The line of a source file at which an error was thrown; the first if its stack does not lead there. */
function lineIn(error: unknown, file: string): number {
  const location = locateThrown(error);
  return location !== null && file.split(path.sep).join('/').endsWith(location.file)
    ? location.line
    : 1;
}
