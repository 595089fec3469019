import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { readLink } from '../../site/index.ts';
import { isValueObject, type EditOp, type Value } from '../yaml/edit-op.ts';
import { changeLinks } from './move-links.ts';
import type { SiteTexts } from './move-page.ts';
import { openText } from '../yaml/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';

/** An entry of a record that other content refers to, and its new name. */
export type EntryRename = { file: string; path: FieldPath; name: string };

/** The records whose names are used elsewhere, and the field kinds that refer to them. */
const kindsOf: Readonly<Record<string, NamedKind>> = {
  'theme.yaml palette': 'palette-colour',
  'theme.yaml tiles': 'tile',
  'theme.yaml patterns': 'pattern',
  'site.yaml contacts': 'contact',
  'site.yaml forms': 'destination',
};

/** A field kind whose values are names of entries. */
type NamedKind = Extract<
  FieldKind,
  'palette-colour' | 'tile' | 'pattern' | 'contact' | 'destination'
>;

/** The kind of the fields that refer to the entries of a record by their names; null if none does. */
export const kindOfNames = (file: string, path: FieldPath): NamedKind | null =>
  kindsOf[`${file} ${path.join('.')}`] ?? null;

/** The changes in all files that rename an entry and its references: one step. */
export function renameEntry(
  texts: SiteTexts,
  { file, path, name }: EntryRename,
): { file: string; op: EditOp }[] {
  const before = String(path.at(-1));
  const record = path.slice(0, -1).join('.');
  const kind = kindOfNames(file, path.slice(0, -1));
  const linkOf = linksByName(file, record, before, name);
  const ops: { file: string; op: EditOp }[] = [];
  for (const [other, text] of texts) {
    // Most files need not be parsed.
    const value = text.includes(before) ? openText(text)?.value : undefined;
    if (value === undefined) continue;
    const schema = schemaOfFile(other, value);
    if (kind) {
      visitorOf(new Set([kind]))(schema, value, (field) => {
        if (field.value !== before || field.isDefault) return;
        ops.push({ file: other, op: { op: 'set', path: field.path, value: name } });
      });
    }
    if (linkOf)
      ops.push(...changeLinks(other, value, linkOf).ops.map((op) => ({ file: other, op })));
    if (other === file) ops.push(...inTranslations(value, record, before, name, file));
  }
  // Last: the other paths refer to the unchanged file.
  return [...ops, { file, op: { op: 'rename', path, name } }];
}

/** The new form of a link to an entry of this name. */
function linksByName(
  file: string,
  record: string,
  before: string,
  name: string,
): ((to: string) => string | null) | null {
  if (file !== 'site.yaml') return null;
  if (record === 'outside') return (to) => (to === before ? name : null);
  if (record !== 'contacts') return null;
  return (to) => {
    const target = readLink(to);
    return 'contact' in target && target.contact === before ? `${target.kind}:${name}` : null;
  };
}

/** Translations use the same name for the entry. */
function inTranslations(
  settings: Value,
  record: string,
  before: string,
  name: string,
  file: string,
): { file: string; op: EditOp }[] {
  const translations = valueAt(settings, ['translations']);
  return Object.keys(isValueObject(translations) ? translations : {}).flatMap((language) => {
    const path = ['translations', language, record, before];
    return valueAt(settings, path) === undefined
      ? []
      : [{ file, op: { op: 'rename', path, name } as const }];
  });
}
