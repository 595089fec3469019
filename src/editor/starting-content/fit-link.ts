import { readLink } from '../../site/addresses/links.ts';
import type { SiteNames } from '../site/site-names.ts';

/** A link that works on the site: itself, or to something of the same kind, or to a page; null if there is nothing. */
export function fitLink(
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
