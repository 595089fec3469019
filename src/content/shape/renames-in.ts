import { metaOf, type FieldObject, type FieldSchema } from '../../../schema/fields/field.ts';

/**
 * The former names of fields that occur in an object, each with its current name. A name that is in use counts as free
 * if the field that has it is renamed as well: `patterns` became `tiles`, and `weaves` became `patterns`.
 */
export function renamesIn(
  object: FieldObject,
  fields: ReadonlyMap<string, FieldSchema>,
): Map<string, string> {
  const formerNames = new Map(
    Array.from(fields, ([name, field]) => [name, metaOf(field).formerName]),
  );
  const has = (name: string | undefined) => name !== undefined && Object.hasOwn(object, name);
  const isOfEarlierVersion = (former: string) =>
    !fields.has(former) || has(formerNames.get(former));
  const renames = new Map<string, string>();
  for (const [name, former] of formerNames) {
    if (former === undefined || !has(former) || !isOfEarlierVersion(former)) continue;
    if (!has(name) || renames.has(name)) renames.set(former, name);
  }
  return renames;
}
