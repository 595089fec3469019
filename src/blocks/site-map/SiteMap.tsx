import { Accordion } from '../../ui/Accordion.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './SiteMap.module.css';

export function SiteMap({ block, context }: BlockProps<'site-map'>) {
  return (
    <Section {...block}>
      <Accordion
        name={`site-map-${block.anchor ?? 'all'}`}
        under={block.title}
        firstOpen
        parts={context.siteMap.map(({ title, links }) => ({
          title,
          content: (
            <ul role="list" className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}
