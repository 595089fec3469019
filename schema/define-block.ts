import { z } from 'zod';
import type { Explanation, FieldPath } from '../src/diagnostics/diagnostic.ts';
import { inline, line } from './fields/text.ts';

const commonFields = {
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(60)
    .optional()
    .describe('A name for this place, so that links can lead to it: /join-us#faq.'),
  note: z
    .string()
    .max(2000)
    .optional()
    .describe('A remark to colleagues. It is never shown on the site.'),
};

/** The heading of a section: a title at the left, with a quiet line below it. */
export const sectionFields = {
  title: line('The heading of this part of the page.').optional(),
  intro: inline('A short line under the heading.').optional(),
  tint: z.boolean().optional().describe('Set on the second, warmer background.'),
};

/** What a block's own rule finds wrong. `path` leads from the block to the field. */
export type BlockDiagnostic = Explanation & { path: FieldPath };

type BlockOptions = {
  /** One or two sentences for the editors' guide: what the block shows and when to use it. */
  description: string;
  /** Whether the block renders the page's main heading (h1) when it stands first on a page. */
  isPageHeading?: boolean;
  /** Whether the header of the site lies over the block when it stands first on a page. */
  underHeader?: boolean;
};

const schemaOf = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...commonFields, ...fields }).describe(description);

type OwnBlock<Type extends string, Fields extends z.ZodRawShape> = z.output<
  ReturnType<typeof schemaOf<Type, Fields>>
>;

/**
 * Makes the schema of a block from its type name and its fields. The name is written here and nowhere else;
 * unknown fields are refused. Every block also takes `anchor` and `note`. `rule` checks what no single field
 * tells, such as a total. `ownPlaces` names the places in the block that links can lead to, besides its anchor.
 */
export function defineBlock<const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  { description, isPageHeading = false, underHeader = false }: BlockOptions,
  fields: Fields,
  rule: (block: OwnBlock<Type, Fields>) => BlockDiagnostic[] = () => [],
  ownPlaces: (block: OwnBlock<Type, Fields>) => string[] = () => [],
) {
  const schema = schemaOf(type, description, fields);
  const isOwn = (block: unknown): block is OwnBlock<Type, Fields> =>
    typeof block === 'object' && block !== null && 'type' in block && block.type === type;
  /** What the block's own rule says of a checked block. */
  const check = (block: unknown): BlockDiagnostic[] => (isOwn(block) ? rule(block) : []);
  /** The fragments of the address that lead into a checked block, apart from its anchor. */
  const placesOf = (block: unknown): string[] => (isOwn(block) ? ownPlaces(block) : []);
  return { type, description, isPageHeading, underHeader, schema, check, placesOf };
}
