import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { dataKindCalled } from '../../../schema/data-kinds.ts';
import { exampleOf } from '../../../schema/fields/example-of.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { visitorOf, type VisitedField } from '../../../schema/fields/visit-fields.ts';
import { pageSchema } from '../../../schema/page.ts';
import { isObject } from '../../../schema/is-object.ts';
import { isValue, isValueObject, type Value, writeFile } from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import { fitExample } from './fit-example.ts';
import { withoutFacts } from './without-facts.ts';
import { namesOfSite, type SiteNames } from '../site/index.ts';
import type { Sentence } from '../words/index.ts';

/** The fields of a page in the schema's order. */
export const pageFields = Object.keys(pageSchema.shape);

type NewBlock = { file: string; index: number; example: Value; notice: Sentence };

/** What a site needs before it can have a block: files that are created. */
type Needs = { created: Record<string, string>; site: SiteNames };

/**
 * Adds a block to a page, with an example adapted to the site, in one step with the data file that the block requires.
 * Returns whether that was possible.
 */
export function addBlock(session: Session, { file, index, example, notice }: NewBlock): boolean {
  const site = namesOfSite(session, file);
  const started = startBlock(example, site);
  const needs = started === undefined ? whatIsMissing(example, site) : null;
  const value = started ?? (needs && startBlock(example, needs.site)) ?? onlyType(example);
  const op = {
    op: 'insert',
    path: ['blocks'],
    index,
    value,
    order: pageFields,
    isExample: true,
  } as const;
  return session.edit([{ file, op }], notice, needs?.created);
}

/** The first value of a block, without facts; undefined if the site lacks what the block requires. */
export function startBlock(example: Value, site: SiteNames): Value | undefined {
  const schema = schemaOf(example);
  const words = schema && withoutFacts(schema, example);
  return schema && words !== undefined ? fitExample(schema, words, site) : example;
}

const schemaOf = (block: Value) =>
  isObject(block) ? blockDefinitions.get(String(block['type']))?.schema : undefined;

/** A block with only its type, for a site with nothing to show in it. */
const onlyType = (block: Value): Value =>
  isValueObject(block) && block['type'] !== undefined ? { type: block['type'] } : block;

const visitData = visitorOf(new Set<FieldKind>(['data']));

function whatIsMissing(example: Value, site: SiteNames): Needs {
  const schema = schemaOf(example);
  const fields: VisitedField[] = [];
  if (schema) visitData(schema, example, (field) => fields.push(field));
  const needs: Needs = { created: {}, site };
  const [data] = fields;
  if (typeof data?.value !== 'string' || site.names('data').length > 0) return needs;
  const { value } = data;
  const kind = dataKindCalled(data.meta.dataKind);
  const document = kind && exampleOf(kind.schema);
  if (isValue(document)) needs.created[`data/${value}.yaml`] = writeFile(document);
  needs.site = { ...site, names: (of) => (of === 'data' ? [value] : site.names(of)) };
  return needs;
}
