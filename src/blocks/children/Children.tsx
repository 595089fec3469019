import { Icon, Section, type BlockProps } from 'woven-site/components';
import styles from './Children.module.css';

/** Links to the children of this page, from the site tree, so that editors need not list them. */
export function Children({ block, context }: BlockProps<'children'>) {
  const links = context.childLinks();
  const title = block.title ?? context.words.page.pagesBelow;
  return (
    <Section {...block} title={title}>
      <ul role="list" className={styles.pages}>
        {links.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href} className={styles.page}>
              <span>
                <b>{label}</b>
                {text !== undefined && <small> {text}</small>}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
