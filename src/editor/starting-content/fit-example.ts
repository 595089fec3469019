import { bounds } from '../../../schema/fields/example-of.ts';
import {
  entriesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { isValueObject, type Value, type ValueObject, type Maybe } from '../../content/index.ts';
import { linksInText, readLink } from '../../site/index.ts';
import type { SiteNames } from '../site/index.ts';

/**
 * Adapts an example to a site: replaces references to things that the site lacks by others of their kind. Leaves out a
 * field, item or group if there are none; returns undefined if nothing would remain.
 */
export function fitExample(schema: FieldSchema, example: Value, site: SiteNames): Maybe {
  const pages = pagesInTurn(site);
  const fit = (field: FieldSchema, value: Value): Maybe => {
    if (optionsOf(field)) {
      const option = optionFor(field, value);
      return option ? fit(option, value) : value;
    }
    if (Array.isArray(value)) return fitItems(field, value);
    if (isValueObject(value)) return fitFields(field, value);
    return typeof value === 'string' ? fitText(field, value) : value;
  };

  const fitItems = (field: FieldSchema, items: readonly Value[]): Maybe => {
    const item = itemOf(field);
    if (!item) return [...items];
    const fitted = items.flatMap((one) => {
      const found = fit(item, one);
      return found === undefined ? [] : [found];
    });
    const least = Math.max(bounds(field).min ?? 0, Math.min(items.length, 1));
    return fitted.length < items.length && fitted.length < least ? undefined : fitted;
  };

  const fitFields = (field: FieldSchema, value: ValueObject): Maybe => {
    const fields = fieldsOf(field);
    const entry = entriesOf(field)?.value;
    const fitted: ValueObject = {};
    for (const [name, inner] of Object.entries(value)) {
      const schemaOfInner = fields?.get(name) ?? entry;
      const found = schemaOfInner ? fit(schemaOfInner, inner) : inner;
      if (found !== undefined) fitted[name] = found;
      else if (schemaOfInner && !isOptional(schemaOfInner) && fields) return undefined;
    }
    return fitted;
  };

  const fitText = (field: FieldSchema, value: string): Maybe => {
    const { kind } = metaOf(field);
    switch (kind) {
      case 'link':
      case 'page':
        return fitLink(value, site, pages) ?? undefined;
      case 'inline':
        return fitLinksInText('inline', value);
      case 'prose':
        return fitLinksInText('prose', value);
      case 'anchor':
        return site.names('anchor').includes(value) ? undefined : value;
      case 'image-file':
      case 'contact':
      case 'destination':
      case 'option':
      case 'pattern':
      case 'tile':
      case 'palette-colour':
      case 'site-map-group':
      case 'data':
      case 'data-list':
        return oneOf(site.names(kind), value);
      default:
        return value;
    }
  };

  /** Replaces a link that leads nowhere by its words. */
  const fitLinksInText = (form: 'inline' | 'prose', text: string): string =>
    linksInText({ part: 'text', form, markdown: text }).reduce((fitted, to) => {
      const found = fitLink(to, site, pages);
      if (found === to) return fitted;
      const [before = '', after = ''] = fitted.split(`](${to})`);
      if (found !== null) return `${before}](${found})${after}`;
      const start = before.lastIndexOf('[');
      return before.slice(0, start) + before.slice(start + 1) + after;
    }, text);

  return fit(schema, example);
}

/** The name itself if the site has it, else the first one. */
const oneOf = (names: readonly string[], name: string): Maybe =>
  names.includes(name) ? name : names[0];

/** Chooses a page for a missing address: each page in turn, and the same one for the same address. */
function pagesInTurn({ names }: SiteNames): (address: string) => string | null {
  const used = new Map<string, string>();
  let pages: readonly string[] | null = null;
  return (address) => {
    pages ??= names('page');
    const found = used.get(address) ?? pages[used.size % Math.max(pages.length, 1)] ?? null;
    if (found !== null) used.set(address, found);
    return found;
  };
}

/** A link that works on the site: itself, or to something of the same kind, or to a page; null if there is nothing. */
function fitLink(
  to: string,
  { names, hasPage }: SiteNames,
  pageInsteadOf: (address: string) => string | null,
): string | null {
  const target = readLink(to);
  switch (target.kind) {
    case 'page':
      // The example cannot know the page's anchors.
      return hasPage(target.address) ? target.address : pageInsteadOf(target.address);
    case 'anchor':
      return names('anchor').includes(target.anchor) ? to : pageInsteadOf(to);
    case 'file': {
      const files = names('file');
      if (files.includes(target.name)) return to;
      return files[0] === undefined ? null : `files/${files[0]}`;
    }
    case 'outside': {
      const outside = names('outside');
      return outside.includes(target.name) ? to : (outside[0] ?? pageInsteadOf(to));
    }
    case 'phone':
    case 'email':
    case 'whatsapp': {
      const able = names(target.kind);
      if (able.includes(target.contact)) return to;
      return able[0] === undefined ? pageInsteadOf(to) : `${target.kind}:${able[0]}`;
    }
    case 'address':
      return pageInsteadOf(to);
  }
}
