/** A sentence or phrase with names in braces, taken apart: a text, a name, a text … */
type Template = { texts: readonly string[]; names: readonly string[]; translated: string };

/** The sentences of messages, and the phrases that some of their names stand for, in one language. */
export type MessageTemplates = {
  sentences: readonly Template[];
  phrases: ReadonlyMap<string, readonly Template[]>;
};

/** What a form knows of the field that a message is about. */
export type MessageContext = {
  /** The field's hint as messages quote it, and in the language of the form. */
  hint: readonly [english: string, translated: string];
  /** The label of a field by its name in the file. */
  labelOf: (name: string) => string;
};

/** Sentences by their keys, and phrases by the name that they stand for and their keys. */
type MessageFile = {
  sentences: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Longer texts stay in English: looking for names in them could take long. */
const maxLength = 3000;

/** Names that stand for values of one form only. */
const forms: Readonly<Record<string, RegExp>> = { digits: /^[-\d.,]+$/, quoted: /^"[^"]*"$/ };

/** A value in which a sentence ends is more than a value, unless it is quoted from the file. */
const isValue = (text: string): boolean =>
  /^(?:"[^"]*"|“[^”]*”)$/.test(text) || !/[.?] /.test(text);

/** Pairs the English templates with those of a language; what is not translated is left out. */
export function pairTemplates(english: MessageFile, translated: MessageFile): MessageTemplates {
  const phrases = Object.entries(english.phrases).map(
    ([name, ofName]) => [name, pair(ofName, translated.phrases[name] ?? {})] as const,
  );
  return {
    sentences: pair(english.sentences, translated.sentences),
    phrases: new Map(phrases),
  };
}

/** Those with most words of their own come first, because what fits them fits the more general ones too. */
function pair(
  english: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): Template[] {
  const templates = Object.entries(english).flatMap(([key, text]) => {
    const words = translated[key];
    if (words === undefined) return [];
    const parts = text.split(/\{(\w+)\}/);
    return [
      {
        texts: parts.filter((_, index) => index % 2 === 0),
        names: parts.filter((_, index) => index % 2 === 1),
        translated: words,
      },
    ];
  });
  return templates.toSorted((a, b) => b.texts.join('').length - a.texts.join('').length);
}

type Values = Readonly<Record<string, string>>;

/**
 * An English message in the language of the templates; null if one of its sentences has none. A name in braces that has
 * phrases stands for one of them only, `field` and `otherField` for names of fields, and any other for a text from the
 * content.
 */
export function translateMessage(
  message: string,
  templates: MessageTemplates,
  context: MessageContext,
): string | null {
  if (message.length > maxLength) return null;
  const [hint, hintInWords] = context.hint;
  if (hint !== '' && message === hint) return hintInWords;
  for (const template of templates.sentences) {
    for (const { values, rest } of matchesOf(template, message, 0)) {
      if (rest !== '' && !rest.startsWith(' ')) continue;
      const spoken = fillTemplate(template, values, templates, context);
      if (spoken === null) continue;
      if (rest === '') return spoken;
      const others = translateMessage(rest.slice(1), templates, context);
      if (others !== null) return `${spoken} ${others}`;
    }
  }
  return null;
}

/** The ways in which a text begins with a template from one of its names on, the shortest values first. */
function* matchesOf(
  template: Template,
  text: string,
  from: number,
): Generator<{ values: Values; rest: string }> {
  const [first = ''] = template.texts;
  if (from === 0 && !text.startsWith(first)) return;
  const after = from === 0 ? text.slice(first.length) : text;
  const name = template.names[from];
  if (name === undefined) {
    yield { values: {}, rest: after };
    return;
  }
  const next = template.texts[from + 1] ?? '';
  // A name at the very end has all that is left.
  let end = next === '' ? after.length : after.indexOf(next, 1);
  while (end > 0) {
    const value = after.slice(0, end);
    for (const { values, rest } of matchesOf(template, after.slice(end + next.length), from + 1)) {
      yield { values: { ...values, [name]: value }, rest };
    }
    end = next === '' ? 0 : after.indexOf(next, end + 1);
  }
}

/** A template with its values in the language; null if a value is none of the phrases of its name. */
function fillTemplate(
  template: Template,
  values: Values,
  templates: MessageTemplates,
  context: MessageContext,
): string | null {
  const spoken: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const words = valueInWords(name, value, templates, context);
    if (words === null) return null;
    spoken[name] = words;
  }
  return template.translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => spoken[name] ?? '');
}

function valueInWords(
  name: string,
  value: string,
  templates: MessageTemplates,
  context: MessageContext,
): string | null {
  if (name === 'field' || name === 'otherField') {
    return /^[\w-]+$/.test(value) ? context.labelOf(value) : null;
  }
  const form = forms[name];
  if (form) return form.test(value) ? value : null;
  const phrases = templates.phrases.get(name);
  if (!phrases) return isValue(value) ? value : null;
  for (const phrase of phrases) {
    for (const { values, rest } of matchesOf(phrase, value, 0)) {
      const spoken = rest === '' ? fillTemplate(phrase, values, templates, context) : null;
      if (spoken !== null) return spoken;
    }
  }
  return null;
}
