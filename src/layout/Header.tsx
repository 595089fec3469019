import type { Words } from '../messages/index.ts';
import {
  type LanguageLink,
  type MenuItem,
  type InlineDrawing,
  type Picture,
  elementIds,
} from '../site/index.ts';
import type { SearchButtonView, SiteView } from './page-view.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SideMenu } from './SideMenu.tsx';
import styles from './Header.module.css';

type HeaderProps = {
  words: Words['frame'];
  site: SiteView['site'];
  /** The logo, if it is drawn here instead of loaded. */
  drawing: InlineDrawing | null;
  home: string;
  languages: readonly LanguageLink[];
  menu: MenuItem[];
  address: string;
  /** Whether it overlaps the page's first picture, in white. */
  over: boolean;
  search: SearchButtonView;
  searchStyles: string;
};

/** A name with more characters is set smaller on phones, in two lines. */
const longName = 24;

/** The logo and the menu. It stays in place when pages change, and so does an open side menu. */
export function Header(props: HeaderProps) {
  const { words, site, drawing, home, languages, menu, address, over, search, searchStyles } =
    props;
  return (
    <header
      id={elementIds.top}
      tabIndex={-1}
      className={over ? `${styles.header} ${styles.over}` : styles.header}
      data-over-picture={over ? '' : undefined}
    >
      <a className={styles.mark} href={home}>
        {site.wordmark ? (
          <Wordmark {...site.wordmark} over={over} />
        ) : (
          <>
            <Logo picture={site.logo} drawing={drawing} />
            <span>
              <b className={styles.name} data-long={site.name.length > longName ? '' : undefined}>
                {site.name}
              </b>
              {site.tagline !== undefined && <span className={styles.tagline}>{site.tagline}</span>}
            </span>
          </>
        )}
      </a>
      <LanguageSwitch name={words.languages} languages={languages} className={styles.languages} />
      <Menu words={words} items={menu} address={address} />
      <SearchButton search={search} styles={searchStyles} />
      <SideMenu words={words} languages={languages} items={menu} address={address} />
    </header>
  );
}

type WordmarkProps = NonNullable<SiteView['site']['wordmark']> & { over: boolean };

/** The wordmark; its variant for dark grounds over a picture and in the dark theme. */
function Wordmark({ image, onDark = image, over }: WordmarkProps) {
  const { src, width, height, alt } = over ? onDark : image;
  return (
    <picture>
      {!over && onDark !== image && (
        <source media="(prefers-color-scheme: dark)" srcSet={onDark.src} />
      )}
      <img {...{ src, width, height, alt }} style={wordmarkStyle} />
    </picture>
  );
}

/** Here, because no other site needs it. */
const wordmarkStyle = {
  width: 'auto',
  height: '2.5rem',
  maxWidth: 'min(52vw, 18rem)',
  objectFit: 'contain',
} as const;

function Logo({ picture, drawing }: { picture: Picture | null; drawing: InlineDrawing | null }) {
  const size = { width: 46, height: 46 };
  if (drawing === null) return picture && <img src={picture.src} {...size} alt="" />;
  const { viewBox, shapes } = drawing;
  return (
    <svg viewBox={viewBox} {...size} aria-hidden dangerouslySetInnerHTML={{ __html: shapes }} />
  );
}
