import { isObject } from '../../schema/is-object.ts';
import { isTimestamp } from './feed-faults.ts';

/** What each type must have: by schema.org's types, and by Google's rules for those that it shows. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name', 'url', 'openingHoursSpecification'],
  NewsArticle: ['headline', 'datePublished'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Person: ['name'],
  Place: ['name'],
  Product: ['name', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  Recipe: ['name'],
  SearchAction: ['target', 'query-input'],
  SportsEvent: ['name', 'startDate', 'location'],
  WebPage: ['url'],
  WebSite: ['name', 'url'],
};

const organization = ['name', 'url'];

const days = new Set([
  'dateModified',
  'datePublished',
  'endDate',
  'startDate',
  'validFrom',
  'validThrough',
]);
const addresses = new Set(['@id', 'image', 'item', 'logo', 'url', 'urlTemplate']);
const times = new Set(['closes', 'opens']);
const periods = [
  ['startDate', 'endDate'],
  ['validFrom', 'validThrough'],
] as const;

const isRealDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

function isRealTime(text: string): boolean {
  try {
    return isRealDay(text) || isTimestamp(text);
  } catch {
    return false;
  }
}

const isAbsolute = (text: string): boolean =>
  /^https?:\/\/./.test(text) && URL.canParse(text.replaceAll(/\{\w+\}/g, 'x'));

function faultOf(name: string, value: string): string[] {
  const isFaulty =
    value.trim() === '' ||
    (days.has(name) && !isRealTime(value)) ||
    (addresses.has(name) && !isAbsolute(value)) ||
    (times.has(name) && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value));
  return isFaulty ? [`${name} is “${value}”`] : [];
}

/** What is wrong with a thing of schema.org and all things in it; `organizations` are the types of organisations. */
function faultsOfThing(thing: unknown, organizations: readonly string[]): string[] {
  if (Array.isArray(thing)) {
    return thing.length === 0
      ? ['an empty list']
      : thing.flatMap((one) => faultsOfThing(one, organizations));
  }
  if (!isObject(thing)) return [];
  const type = String(thing['@type'] ?? '');
  const needed = required[type] ?? (organizations.includes(type) ? organization : undefined);
  const isReference = thing['@type'] === undefined && thing['@id'] !== undefined;
  return [
    ...(needed || isReference ? [] : [`nothing is written here of the type “${type}”`]),
    ...(needed ?? [])
      .filter((name) => thing[name] === undefined)
      .map((one) => `${type} lacks ${one}`),
    ...periods.flatMap(([from, to]) =>
      typeof thing[from] === 'string' && typeof thing[to] === 'string' && thing[to] < thing[from]
        ? [`${type} ends on ${thing[to]}, before ${thing[from]}`]
        : [],
    ),
    ...Object.entries(thing).flatMap(([name, value]) =>
      typeof value === 'string' ? faultOf(name, value) : faultsOfThing(value, organizations),
    ),
  ];
}

/** The structured data of a document. */
export const structuredDataIn = (html: string): unknown[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ([, json = '']): unknown => JSON.parse(json),
  );

/** What is wrong with the structured data of a document. */
export const structuredFaults = (html: string, organizations: readonly string[]): string[] =>
  structuredDataIn(html).flatMap((data) => {
    if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['no schema.org'];
    return faultsOfThing(data['@graph'], organizations);
  });
