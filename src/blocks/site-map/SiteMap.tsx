import {
  fillWords,
  countLinks,
  Accordion,
  Section,
  type SiteMapLink,
  type BlockProps,
} from 'woven-site/components';
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
          content: <SiteMapLinks links={links} words={context.words.frame} />,
        }))}
      />
    </Section>
  );
}

/** The number of links below a page that are folded. */
const many = 30;

/** Links to pages. Long lists below a page are folded; those that are too long are in a document of their own. */
export function SiteMapLinks({
  links,
  words,
  className = styles.links,
}: {
  links: readonly SiteMapLink[];
  words: BlockProps<'site-map'>['context']['words']['frame'];
  className?: string | undefined;
}) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href, links: below, part }) => {
        const list = below && <SiteMapLinks links={below} words={words} className={styles.below} />;
        const count = part?.count ?? (below ? countLinks(below) : 0);
        const title = `${fillWords(words.pagesBelow, { label })} (${count})`;
        return (
          <li key={href}>
            <a href={href}>{label}</a>
            {part && (
              <div className={styles.below}>
                <a href={part.href}>{title}</a>
              </div>
            )}
            {count > many && list ? (
              <details>
                <summary>{title}</summary>
                {list}
              </details>
            ) : (
              list
            )}
          </li>
        );
      })}
    </ul>
  );
}
