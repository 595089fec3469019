import type { CodeEntry } from './code-guide.ts';

/** Problems of the blocks that a site has in its own folder blocks, and what they find in content. */
export const blockCodes = {
  'block-rule': [
    'A rule of a block of this site',
    'Blocks of the site itself may have rules of their own.',
    'prices:\n  - 540',
    'prices:\n  - 540\n  - 500',
  ],
  'block-files': [
    'A block of this site that is not whole',
    'A block is a folder in blocks with four files; npm run new:block writes them.',
    'blocks/price-table/schema.ts',
    'blocks/price-table/schema.ts\nblocks/price-table/PriceTable.tsx\nblocks/price-table/examples.yaml',
  ],
  'block-name': [
    'A block of this site with a name that it cannot have',
    'It has the name of its folder, which no block of the engine has.',
    "type: 'faq'",
    "type: 'market-questions'",
  ],
  'block-definition': [
    'A block of this site that cannot be used',
    'It is made with defineBlock, and each of its fields with one of the functions for fields.',
    'export const block = 1;',
    "export default defineBlock({ type: 'price-table', description: 'Prices.', fields: {} });",
  ],
  'block-example': [
    'An example of a block of this site that is wrong or missing',
    'Each block has the examples default and longest, which are like blocks of a page.',
    'examples:\n  default: {}',
    'examples:\n  default:\n    type: price-table\n    title: Prices',
  ],
  'rule-file': [
    'A rule of the site that cannot be used',
    'A file in the folder rules, beside the content, exports one rule by default, made with defineRule.',
    'export const rule = defineRule({ … })',
    'export default defineRule({ … })',
  ],
} satisfies Record<string, CodeEntry>;
