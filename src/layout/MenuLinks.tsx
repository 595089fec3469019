import type { MenuLink } from '../site/index.ts';
import { Cloth } from './ui/Band.tsx';
import { LinkArrow, SiteLink } from './ui/SiteLink.tsx';

/** Above this number of links, the list gets a second column. */
const maxPerColumn = 12;

type MenuLinksProps = {
  links: readonly MenuLink[];
  address: string;
};

/**
 * The links of a dropdown or of a section; each with a swatch of its page's pattern if the patterns differ. Both menus
 * style them from outside: the second of two equal lists costs next to nothing in a compressed document.
 */
export function MenuLinks({ links, address }: MenuLinksProps) {
  const withSwatches = new Set(links.map(({ pattern }) => pattern)).size > 1;
  return (
    <ul
      role="list"
      data-swatches={withSwatches ? '' : undefined}
      data-many={links.length > maxPerColumn ? '' : undefined}
    >
      {links.map(({ label, href, newTab, pattern, language }) => {
        const to = { href, kind: newTab ? 'outside' : 'page', newTab } as const;
        return (
          <li key={href}>
            <SiteLink to={to} current={href === address} language={language}>
              {withSwatches && <Cloth pattern={pattern} />}
              <span>{label}</span>
              {newTab && <LinkArrow to={to} />}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
