import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import { metaOf, type FieldSchema } from '../../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../../schema/fields/option-for.ts';
import { isValueObject, type Value } from '../../../content/index.ts';
import {
  wholeValueWords,
  linkKinds,
  linkOffers,
  siteOffer,
  type OfferedKind,
} from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { labelOf, nameInWords } from '../../words/index.ts';
import { lineWords, markdownWords, plainWords, type Word } from './text-words.ts';

/** A value as people read it: a text, a picture, or the fields and items inside it. */
export type ShownValue =
  | { kind: 'words'; words: Word[] }
  | { kind: 'picture'; src: string }
  | { kind: 'parts'; parts: { label: string; value: ShownValue }[] };

export type ShownSite = {
  session: Session;
  language: string;
  /** The words of a link's target: the title of the page, the name of the contact. */
  nameOf: (to: string) => string;
};

export function shownSite(session: Session, language: string): ShownSite {
  let names: ReadonlyMap<string, string> | null = null;
  const nameOf = (to: string): string => {
    names ??= new Map(
      linkKinds
        .flatMap((kind) => linkOffers(session, kind))
        .map(({ value, label }) => [value, label]),
    );
    const name = names.get(to);
    return name === undefined || name === to ? to : /^[/#]/.test(to) ? `${name}, ${to}` : name;
  };
  return { session, language, nameOf };
}

/** Field kinds whose values refer to something with a title. */
const offered: ReadonlySet<FieldKind> = new Set<OfferedKind>([
  'icon',
  'contact',
  'pattern',
  'tile',
  'data',
  'palette-colour',
]);

const isOffered = (kind: FieldKind): kind is OfferedKind => offered.has(kind);

export function shownValue(value: Value, schema: FieldSchema | null, site: ShownSite): ShownValue {
  const chosenSchema = schema && (optionFor(schema, value) ?? schema);
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => ({
      label: `${index + 1}`,
      value: shownValue(item, chosenSchema && childOf(chosenSchema, value, index), site),
    }));
    return { kind: 'parts', parts };
  }
  if (isValueObject(value)) {
    const parts = Object.entries(value)
      .filter(([name]) => name !== 'type')
      .map(([name, inner]) => {
        const field = chosenSchema && childOf(chosenSchema, value, name);
        return {
          label: field ? labelOf(field) : nameInWords(name),
          value: shownValue(inner, field, site),
        };
      });
    return { kind: 'parts', parts };
  }
  const kind = chosenSchema ? metaOf(chosenSchema).kind : null;
  if (kind === 'image-file' && typeof value === 'string') return { kind: 'picture', src: value };
  return { kind: 'words', words: wordsOfValue(value, chosenSchema, kind, site) };
}

function wordsOfValue(
  value: Value,
  schema: FieldSchema | null,
  kind: FieldKind | null,
  { session, language, nameOf }: ShownSite,
): Word[] {
  if (typeof value !== 'string' || kind === null) {
    return plainWords(wholeValueWords(value, schema, { language }));
  }
  if (kind === 'prose' || kind === 'inline') return markdownWords(value, nameOf);
  if (kind === 'line') return lineWords(value);
  if (kind === 'link' || kind === 'page') return plainWords(nameOf(value));
  if (isOffered(kind)) {
    return plainWords(siteOffer(session, kind, value)?.label ?? value);
  }
  return plainWords(wholeValueWords(value, schema, { language }));
}
