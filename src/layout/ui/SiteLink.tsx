import type { ReactNode } from 'react';
import type { Link } from '../../site/index.ts';
import { Icon } from './Icon.tsx';
import { inLanguage } from './in-language.ts';
import { useLocale } from './locale-context.ts';

type SiteLinkProps = {
  to: Link;
  newTab?: boolean | undefined;
  current?: boolean | undefined;
  className?: string | undefined;
  /** The language of its page, where it is not the language of this one. */
  language?: string | undefined;
  children: ReactNode;
};

/** Whether a link opens a new tab: as the editor says, or else by its kind. */
export const opensNewTab = (to: Link, newTab?: boolean) => newTab ?? to.newTab;

/** A link. One that opens a new tab says so to screen readers, and does not give the new page access to this one. */
export function SiteLink({
  to,
  newTab,
  current = false,
  className,
  language,
  children,
}: SiteLinkProps) {
  const { opensInNewTab } = useLocale();
  if (!opensNewTab(to, newTab)) {
    return (
      <a
        href={to.href}
        className={className}
        hrefLang={language}
        {...inLanguage(language)}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </a>
    );
  }
  return (
    <a href={to.href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {opensInNewTab}</span>
    </a>
  );
}

/** The arrow that shows where a link leads: within the site, or to a new tab. */
export function LinkArrow({ to, newTab }: { to: Link; newTab?: boolean | undefined }) {
  return <Icon name={opensNewTab(to, newTab) ? 'arrow-up-right' : 'arrow-right'} />;
}
