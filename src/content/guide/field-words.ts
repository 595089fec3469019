import { fieldNamed, fieldsIn, isColour, isField, isName, rowsOf, waysOf } from '../field.ts';
import type { Field } from '../field.ts';

/** Says in words what a field takes. */
export function fieldWords(field: Field): string {
  const ways = waysOf(field);
  if (ways.length > 0) return ways.map(fieldWords).join(', or ');
  if (field.enum) {
    const choices = field.enum.map(String);
    return choices.length > 12
      ? `one of ${choices.length} names (see Icons)`
      : `one of ${choices.map(code).join(', ')}`;
  }
  switch (field.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
    case 'number':
      return 'a number';
    case 'array': {
      const rows = rowsOf(field);
      return `a list${lengthWords(field)}${rows && !rows.properties ? ` of ${plural(fieldWords(rows))}` : ''}`;
    }
    case 'object':
      return groupWords(field);
    default:
      return textWords(field);
  }
}

const code = (words: string) => `\`${words}\``;
const plural = (words: string) => words.replace(/^an? /, '').replace(/^(text|name)\b/, '$1s');

function lengthWords({ minItems, maxItems }: Field): string {
  if (minItems !== undefined && minItems === maxItems) return ` of exactly ${minItems}`;
  if ((minItems ?? 0) > 1 && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`;
  if (maxItems !== undefined) return ` of at most ${maxItems}`;
  return (minItems ?? 0) > 1 ? ` of at least ${minItems}` : '';
}

/** Links and pictures have the same fields everywhere: the guide explains them once. */
function groupWords(field: Field): string {
  if (fieldNamed(field, 'src') && fieldNamed(field, 'alt')) return 'a picture (see Pictures)';
  if (fieldNamed(field, 'label') && fieldNamed(field, 'to'))
    return 'a link with its words (see Links)';
  return 'fields of its own';
}

function textWords(field: Field): string {
  if (field.format === 'date') return 'a date (see Dates)';
  if (field.format === 'uri') return 'a web address';
  if (field.format === 'email') return 'an e-mail address';
  if (isColour(field)) return 'a colour';
  if (isName(field)) return 'a name in small letters';
  return field.maxLength === undefined ? 'text' : `text of up to ${field.maxLength} characters`;
}

const explainedOnce = (field: Field) => /\(see (Pictures|Links|Dates)\)$/.test(fieldWords(field));

/** The fields of a block or a file as a Markdown list, inner fields below their own. */
export function fieldList(field: Field, without: readonly string[] = [], depth = 0): string[] {
  const required = new Set(field.required);
  return fieldsIn(field)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, inner]) => {
      const must = required.has(name) ? ', must be there' : '';
      const standard =
        inner.default !== undefined && typeof inner.default !== 'object'
          ? ` Left out: ${String(inner.default)}.`
          : '';
      const line = `${'  '.repeat(depth)}- ${code(name)} (${fieldWords(inner)}${must}): ${inner.description ?? ''}${standard}`;
      const rows =
        rowsOf(inner) ?? (isField(inner.additionalProperties) ? inner.additionalProperties : inner);
      const deeper = rows.properties && !explainedOnce(rows) ? fieldList(rows, [], depth + 1) : [];
      return [line.trimEnd(), ...deeper];
    });
}
