import type { Graph, SearchAction, Thing } from 'schema-dts';
import type { StructuredData } from '../blocks/index.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { type Picture, searchAddress } from '../site/index.ts';

/** A search action with its query parameter: search engines require it, but schema.org's types lack it. */
type ReadableSearch = SearchAction & { 'query-input': string };

/** The website and its publisher, with its search, on the home page of each language. */
export function siteData(settings: SiteSettings, base: string, logo: Picture | null): Thing[] {
  const { name, address, language, organization } = settings;
  const { phone, email, address: postalAddress } = settings.contacts['main'] ?? {};
  const id = new URL(`${base}/#organization`, address).href;
  const search: ReadableSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(base + searchAddress, address).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': organization,
      '@id': id,
      name,
      url: address,
      ...(logo ? { logo: new URL(logo.src, address).href } : {}),
      ...(phone === undefined ? {} : { telephone: phone }),
      ...(email === undefined ? {} : { email }),
      ...(postalAddress === undefined ? {} : { address: postalAddress }),
    },
    {
      '@type': 'WebSite',
      name,
      url: address,
      inLanguage: language,
      publisher: { '@id': id },
      potentialAction: search,
    },
  ];
}

/** The page itself, with the date of its last change; nothing if that is unknown. */
export const pageData = (canonical: string, changed: string | undefined): Thing[] =>
  changed === undefined ? [] : [{ '@type': 'WebPage', url: canonical, dateModified: changed }];

/** The structured data of a page as one graph; null if there is none. */
export function pageGraph(
  ofSite: readonly Thing[],
  parts: readonly StructuredData[],
): Graph | null {
  const questions = parts.flatMap((part) => part.questions ?? []);
  const things: Thing[] = [
    ...ofSite,
    ...parts.flatMap((part) => part.things ?? []),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage' as const, mainEntity: questions }] : []),
  ];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}
