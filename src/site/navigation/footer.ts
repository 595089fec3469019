import type { Words } from '../../messages/index.ts';
import type { Html, LabelledLink, Link, Picture } from '../values/resolved.ts';
import { resolveLink } from '../addresses/links.ts';
import { resolve, type Resolvers } from '../values/resolve.ts';
import type { SiteTree } from '../site-tree.ts';

/** What the footer shows, ready to render. */
export type FooterView = {
  name: string;
  pattern: string;
  motto: string[];
  round: Picture | null;
  quickLinks: { title: string; links: { label: string; href: string }[] };
  contact: {
    title: string;
    phone: { text: string; link: Link } | null;
    email: { text: string; link: Link } | null;
    address: string | null;
    mapLink: LabelledLink | null;
  };
  groups: { title: string; links: LabelledLink[] }[];
  notes: Html[];
  badge: Picture | null;
};

/** The footer: quick links from the pages, everything else from site.yaml. */
export function buildFooter(
  tree: SiteTree,
  resolvers: Resolvers,
  words: Words['footer'],
): FooterView {
  const { name, contacts, footer } = tree.settings;
  const { phone, email, address } = contacts['main'] ?? {};
  const ready = resolve(footer, resolvers);
  return {
    name,
    pattern: tree.theme.defaultPattern,
    motto: ready.motto ?? [],
    round: ready.round ?? null,
    quickLinks: { title: ready.quickLinksTitle ?? words.quickLinks, links: quickLinks(tree) },
    contact: {
      title: ready.contactTitle ?? words.contact,
      phone: phone === undefined ? null : { text: phone, link: resolveLink(tree, 'phone:main') },
      email: email === undefined ? null : { text: email, link: resolveLink(tree, 'email:main') },
      address: address ?? null,
      mapLink: ready.mapLink ?? null,
    },
    groups: ready.groups.filter(({ links }) => links.length > 0),
    notes: ready.notes,
    badge: ready.badge ?? null,
  };
}

/** The quick links, in the order of the site, with their labels. */
function quickLinks({ pages }: SiteTree): { label: string; href: string }[] {
  return pages.flatMap(({ document, label, address }) => {
    const quickLink = document.listing?.quickLink ?? false;
    if (quickLink === false) return [];
    return [{ label: quickLink === true ? label : quickLink, href: address }];
  });
}
