import type { Graph, SearchAction, Thing } from 'schema-dts';
import type { StructuredData } from '../blocks/block-props.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Picture } from '../site/resolved.ts';
import { searchAddress } from '../site/search-addresses.ts';

/** A search, with the name of what is filled into its address: search engines want it, and schema.org has no name for it. */
type ReadableSearch = SearchAction & { 'query-input': string };

/** The site itself: whose it is, and how it is searched. It stands on the home page of each language. */
export function siteData(settings: SiteSettings, base: string, logo: Picture | null): Thing[] {
  const { name, address, language, organization } = settings;
  const { phone, email, address: place } = settings.contacts['main'] ?? {};
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
      ...(place === undefined ? {} : { address: place }),
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

/** The page itself, with the day on which it last changed; nothing where nobody knows that. */
export const pageData = (canonical: string, changed: string | undefined): Thing[] =>
  changed === undefined ? [] : [{ '@type': 'WebPage', url: canonical, dateModified: changed }];

/** All that a page means, as one graph; null where it means nothing that search engines know. */
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
