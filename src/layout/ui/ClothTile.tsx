import type { Link } from '../../site/index.ts';
import { Cloth } from './Band.tsx';
import { LinkArrow, SiteLink } from './SiteLink.tsx';
import styles from './ClothTile.module.css';

type ClothTileProps = {
  to: Link;
  newTab?: boolean | undefined;
  title: string;
  text?: string | undefined;
  pattern: string;
  /** Whether it is a full-width strip, with its plate aligned to the page's text. */
  strip?: boolean;
};

/** A link in the form of a patterned tile, with a text plate at the bottom. */
export function ClothTile({ to, newTab, title, text, pattern, strip = false }: ClothTileProps) {
  return (
    <SiteLink
      to={to}
      newTab={newTab}
      className={strip ? `${styles.tile} ${styles.strip}` : styles.tile}
    >
      <Cloth pattern={pattern} className={styles.cloth} />
      <span className={styles.plate}>
        <span>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}> {text}</span>}
        </span>
        <LinkArrow to={to} newTab={newTab} />
      </span>
    </SiteLink>
  );
}
