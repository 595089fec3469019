/*
 * What a new block and a new page begin with.
 */
export { addBlock, pageFields } from './add-block.ts';
export { pageKinds, startPage } from './start-page.ts';
export { startTranslation } from './start-translation.ts';
export { exampleOps, startValue } from './start-value.ts';
