import { readXml, type XmlElement } from './read-xml.ts';

const atom = (name: string) => `{http://www.w3.org/2005/Atom}${name}`;

/** How often an element of a feed and of an entry may have each child (RFC 4287, 4.1.1 and 4.1.2). */
const once = { min: 1, max: 1 };
const any = { min: 0, max: Infinity };
const common = { id: once, title: once, updated: once, link: any, category: any };
const childrenOf = {
  feed: { ...common, author: any, entry: any, subtitle: { min: 0, max: 1 } },
  entry: {
    ...common,
    author: any,
    published: { min: 0, max: 1 },
    summary: { min: 0, max: 1 },
    content: { min: 0, max: 1 },
  },
};

/** A date of RFC 3339, with its distance from UTC (RFC 4287, 3.3). */
export const isTimestamp = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

const isAbsolute = (text: string | undefined): boolean =>
  text !== undefined && /^https?:\/\/./.test(text) && URL.canParse(text);

const childrenCalled = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === atom(name));

const textOf = (element: XmlElement, name: string): string =>
  childrenCalled(element, name)[0]?.text.trim() ?? '';

function faultsOf(element: XmlElement, kind: keyof typeof childrenOf): string[] {
  const allowed = Object.entries<{ min: number; max: number }>(childrenOf[kind]);
  const links = childrenCalled(element, 'link').map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate');
  const kinds = alternates.map(({ type, hreflang }) => `${type} ${hreflang}`);
  return [
    ...allowed.flatMap(([name, { min, max }]) => {
      const count = childrenCalled(element, name).length;
      return count < min || count > max ? [`${kind} has ${count} ${name}`] : [];
    }),
    ...element.children
      .filter(({ name }) => !allowed.some(([each]) => name === atom(each)))
      .map(({ name }) => `${kind} has ${name}`),
    ...(isAbsolute(textOf(element, 'id')) ? [] : [`${kind} has no absolute id`]),
    ...(textOf(element, 'title') === '' ? [`${kind} has no title`] : []),
    ...['updated', 'published']
      .map((name) => textOf(element, name))
      .filter((time, index) => !isTimestamp(time) && (index === 0 || time !== ''))
      .map((time) => `${kind} has the time ${time}`),
    ...links.filter(({ href }) => !isAbsolute(href)).map(({ href }) => `${kind} links to ${href}`),
    ...(new Set(kinds).size < kinds.length ? [`${kind} has the same alternate link twice`] : []),
    ...(alternates.length === 0 ? [`${kind} has no alternate link`] : []),
  ];
}

const hasAuthors = (element: XmlElement): boolean =>
  childrenCalled(element, 'author').some((author) => textOf(author, 'name') !== '');

const isSelf = ({ attributes }: XmlElement): boolean => attributes['rel'] === 'self';

/** What is wrong with an Atom feed by RFC 4287. */
export function feedFaults(text: string): string[] {
  const feed = readXml(text, 'feed.xml');
  if (feed.name !== atom('feed')) return [`the root is ${feed.name}`];
  const entries = childrenCalled(feed, 'entry');
  const ids = entries.map((entry) => textOf(entry, 'id'));
  return [
    ...faultsOf(feed, 'feed'),
    ...entries.flatMap((entry) => faultsOf(entry, 'entry')),
    ...(new Set(ids).size < ids.length ? ['two entries have the same id'] : []),
    ...(hasAuthors(feed) || entries.every(hasAuthors) ? [] : ['entries have no author']),
    ...(childrenCalled(feed, 'link').some(isSelf) ? [] : ['the feed has no link to itself']),
  ];
}

const openSearch = (name: string) => `{http://a9.com/-/spec/opensearch/1.1/}${name}`;

/** What is wrong with a description document of OpenSearch 1.1. */
export function openSearchFaults(text: string): string[] {
  const root = readXml(text, 'opensearch.xml');
  const valuesOf = (name: string) =>
    root.children.filter((child) => child.name === openSearch(name)).map((child) => child.text);
  const lengthFaults = Object.entries({ ShortName: 16, Description: 1024 }).flatMap(
    ([name, max]) => {
      const [value = '', ...others] = valuesOf(name);
      return value === '' || value.length > max || others.length > 0 ? [`${name}: ${value}`] : [];
    },
  );
  const urls = root.children.filter(({ name }) => name === openSearch('Url'));
  return [
    ...(root.name === openSearch('OpenSearchDescription') ? [] : [`the root is ${root.name}`]),
    ...lengthFaults,
    ...(urls.length === 0 ? ['it has no Url'] : []),
    ...urls.flatMap(({ attributes: { template = '', type = '' } }) =>
      isAbsolute(template.replace('{searchTerms}', 'x')) &&
      template.includes('{searchTerms}') &&
      /^[a-z]+\/[a-z+.-]+$/.test(type)
        ? []
        : [`the Url ${template} of type ${type}`],
    ),
    ...valuesOf('Language').filter((one) => Intl.getCanonicalLocales(one)[0] !== one),
    ...valuesOf('InputEncoding').filter((one) => one !== 'UTF-8'),
  ];
}
