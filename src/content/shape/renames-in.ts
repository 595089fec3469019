import { metaOf, type FieldObject, type FieldSchema } from '../../../schema/fields/field.ts';

/**
 * The names in an object that its fields had in an earlier version, each with the name of today. A name that is
 * taken is free all the same where what has it is renamed too: `patterns` became `tiles`, and `weaves` `patterns`.
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
