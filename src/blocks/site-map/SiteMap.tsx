import type { SiteMapLink } from '../../site/site-map.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './SiteMap.module.css';

/** Every page of the site in its groups, which open one at a time. */
export function SiteMap({ block, context }: BlockProps<'site-map'>) {
  return (
    <Section {...block}>
      <Accordion
        name={`site-map-${block.anchor ?? 'all'}`}
        under={block.title}
        firstOpen
        parts={context.siteMap().map(({ title, links }) => ({
          title,
          content: <Links links={links} className={styles.links} />,
        }))}
      />
    </Section>
  );
}

function Links({
  links,
  className,
}: {
  links: readonly SiteMapLink[];
  className: string | undefined;
}) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href, links: below }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {below && <Links links={below} className={styles.below} />}
        </li>
      ))}
    </ul>
  );
}
