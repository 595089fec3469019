import { metaOf } from '../../../schema/fields/field.ts';
import type { EditNode } from './edit-node.ts';

/** The URL of the guide, at the part about the block that contains what is open. */
export function guideAt(guide: string, nodes: readonly EditNode[]): string {
  const block = nodes.map(({ schema }) => metaOf(schema)).findLast(({ kind }) => kind === 'block');
  return block ? `${guide}#${block.label}` : guide;
}
