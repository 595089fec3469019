import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { dataKindCalled } from '../../../schema/data-kinds.ts';
import { exampleOf } from '../../../schema/fields/example-of.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { playerAddress } from '../../../schema/fields/player-address.ts';
import { visitorOf, type VisitedField } from '../../../schema/fields/visit-fields.ts';
import { pageSchema } from '../../../schema/page.ts';
import { isObject } from '../../../schema/is-object.ts';
import { isValue, type Value } from '../../editing/edit-op.ts';
import { writeFile } from '../../editing/write-file.ts';
import type { FileOp } from '../site/link-offers.ts';
import type { Session } from '../session/session.ts';
import { fitExample } from './fit-example.ts';
import { namesOfSite, type NamedKind, type SiteNames } from '../site/site-names.ts';
import type { Sentence } from '../words/sentence.ts';

/** The fields of a page in the schema's order. */
export const pageFields = Object.keys(pageSchema.shape);

type NewBlock = { file: string; index: number; example: Value; notice: Sentence };

/** What else a site needs before it can have a block: files that are created, and settings. */
type Needs = { created: Record<string, string>; ops: FileOp[]; site: SiteNames };

/**
 * Adds a block to a page, with an example adapted to the site, in one step with what the block cannot do without:
 * somewhere to embed from, or a file of data. Returns whether it was possible.
 */
export function addBlock(session: Session, { file, index, example, notice }: NewBlock): boolean {
  const site = namesOfSite(session, file);
  const started = startBlock(example, site);
  const needs = started === undefined ? whatIsMissing(example, site) : null;
  const value = started ?? (needs && startBlock(example, needs.site)) ?? example;
  const op = {
    op: 'insert',
    path: ['blocks'],
    index,
    value,
    order: pageFields,
    isExample: true,
  } as const;
  return session.edit([{ file, op }, ...(needs?.ops ?? [])], notice, needs?.created);
}

/** A block as it begins on a site; undefined if the site lacks what it requires. */
export function startBlock(example: Value, site: SiteNames): Value | undefined {
  const schema = schemaOf(example);
  return schema ? fitExample(schema, example, site) : example;
}

const schemaOf = (block: Value) =>
  isObject(block) ? blockDefinitions.get(String(block['type']))?.schema : undefined;

const visitNeeds = visitorOf(new Set<FieldKind>(['data', 'embed']));

function whatIsMissing(example: Value, site: SiteNames): Needs {
  const schema = schemaOf(example);
  const fields: VisitedField[] = [];
  if (schema) visitNeeds(schema, example, (field) => fields.push(field));
  const first = (kind: FieldKind) => fields.find(({ meta }) => meta.kind === kind);
  const needs: Needs = { created: {}, ops: [], site };
  const [data, embed] = [first('data'), first('embed')?.value];
  const found = new Map<NamedKind, readonly string[]>();
  if (typeof data?.value === 'string' && site.names('data').length === 0) {
    const kind = dataKindCalled(data.meta.dataKind);
    const document = kind && exampleOf(kind.schema);
    if (isValue(document)) needs.created[`data/${data.value}.yaml`] = writeFile(document);
    found.set('data', [data.value]);
  }
  if (typeof embed === 'string' && URL.canParse(embed) && site.names('host').length === 0) {
    const hosts = [new URL(playerAddress(embed)).host];
    needs.ops.push({
      file: 'site.yaml',
      op: { op: 'set', path: ['embeds'], value: { hosts } },
    });
    found.set('host', hosts);
  }
  needs.site = { ...site, names: (kind) => found.get(kind) ?? site.names(kind) };
  return needs;
}
