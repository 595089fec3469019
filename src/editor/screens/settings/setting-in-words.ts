import { fieldsOf, itemOf, metaOf, type FieldSchema } from '../../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../../schema/fields/option-for.ts';
import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import { isValueObject, type Value } from '../../../content/index.ts';
import { leavesOf } from '../../engine/index.ts';
import { wordsOf, valueWords, languageOf } from '../../site/index.ts';
import { labelOf } from '../../words/index.ts';
import type { Session } from '../../session/index.ts';

/** The words of a setting's value, and whether the site or the editor wrote them. */
type SettingWords = { text: string; isOfSite: boolean };

const texts: ReadonlySet<FieldKind> = new Set(['line', 'inline', 'email', 'telephone', 'url']);

/** The value of a setting in a few words; null if there is none. */
export function settingInWords(
  session: Session,
  schema: FieldSchema,
  value: Value | undefined,
): SettingWords | null {
  if (value === undefined || value === null) return null;
  const field = optionFor(schema, value) ?? schema;
  const { kind } = metaOf(field);
  if (typeof value === 'boolean' || kind === 'choice')
    return { text: valueWords(value, field, { language: '' }), isOfSite: false };
  const text = isValueObject(value)
    ? partsInWords(field, value)
    : Array.isArray(value)
      ? joined(
          value.map((one) =>
            isValueObject(one) ? wordsOf(itemOf(field) ?? field, one) : String(one),
          ),
        )
      : valueWords(value, field, { language: languageOf(session) });
  if (text !== '') return { text, isOfSite: true };
  // Settings without words or a name are described by their subjects.
  const names = Object.keys(isValueObject(value) ? value : {}).map((name) => {
    const part = childOf(field, value, name);
    return part && labelOf(part);
  });
  return names.length > 0 ? { text: joined(names), isOfSite: false } : null;
}

function partsInWords(field: FieldSchema, value: Record<string, Value>): string {
  const called = nameOf(value);
  if (called !== null) return called;
  if (fieldsOf(field) === null)
    return joined(Object.entries(value).map(([name, one]) => nameOf(one) ?? name));
  return String(leavesOf(field, value).find(({ kind }) => texts.has(kind))?.value ?? '');
}

/** The name that people give a part; null if it has none. */
function nameOf(value: Value): string | null {
  const name = isValueObject(value) && (value['title'] ?? value['label'] ?? value['name']);
  return typeof name === 'string' && name !== '' ? name : null;
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');
