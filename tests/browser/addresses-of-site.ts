import { siteOrigin } from './harness.ts';

/** The address of every page of the built site, from its site map for search engines. */
export async function addressesOfSite(): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', siteOrigin));
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return places.map(([, place = '']) => new URL(place).pathname);
}
