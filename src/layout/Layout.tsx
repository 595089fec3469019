import './styles/tokens.css';
import './styles/base.css';
import './styles/modal.css';
import type { ReactNode } from 'react';
import { noticeAddress, type InlineDrawing, elementIds } from '../site/index.ts';
import { BackToTop } from './BackToTop.tsx';
import { Dock } from './Dock.tsx';
import { Header } from './Header.tsx';
import { Letterhead } from './Letterhead.tsx';
import { NavigationStatusFrame } from './NavigationStatus.tsx';
import { IslandFrame, PageFooter, PageFrame } from './page-contract.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import type { PageView, SiteView } from './page-view.ts';

type LayoutProps = {
  site: SiteView;
  view: PageView;
  /** The footer as HTML, the same on every page. */
  footer: string;
  /** Components used on few pages, whose styles the others need not load. */
  notFound: ReactNode;
  search: ReactNode;
  flyer: ReactNode;
  /** The address of the stylesheet of the search's dialog. */
  searchStyles: string;
  logo: InlineDrawing | null;
  script: string;
  /** The service worker, which stores pages for offline use; null if there is none. */
  worker: string | null;
  /** The scripts that an island needs. */
  islandScripts(type: string): readonly string[];
  /** The addresses of the page as they are written; those of the view by default. */
  written?: Pick<PageView, 'address' | 'canonical' | 'sendAddress'>;
};

/** Everything on a page. It is rendered at build time; the browser hydrates only the islands. */
export function Layout(props: LayoutProps) {
  const {
    site,
    view,
    footer,
    notFound,
    search,
    flyer,
    script,
    islandScripts,
    searchStyles,
    logo,
    worker,
    written = view,
  } = props;
  const { words } = site;
  return (
    <PageFrame
      address={written.address}
      pattern={view.pattern}
      headerOver={view.headerOver}
      base={site.base}
      script={script}
    >
      <a className="skip" href={`#${elementIds.main}`}>
        {words.skipToContent}
      </a>
      {/* Always present, so that an older page can show a notice published later. */}
      <div data-site-notice={site.base + noticeAddress(site.language)}>
        {site.notice && <SiteNotice notice={site.notice} words={words} />}
      </div>
      <div className="sheet">
        <Header
          words={words}
          site={site.site}
          home={site.home}
          languages={site.languages}
          menu={site.menu}
          address={view.address}
          over={view.headerOver}
          search={site.search}
          searchStyles={searchStyles}
          drawing={logo}
        />
        <Letterhead
          site={site.site}
          letterhead={site.letterhead}
          address={written.canonical}
          changed={view.changed}
          assurance={view.assurance ?? []}
        />
        <main id={elementIds.main} tabIndex={-1}>
          {notFound}
          {search}
          <Segments segments={view.segments} words={words} islandScripts={islandScripts} />
        </main>
      </div>
      <PageFooter html={footer} />
      <Dock
        countdown={view.address === site.home ? null : site.countdown}
        links={site.dock}
        address={view.address}
        sendAddress={written.sendAddress}
        words={words}
      />
      <BackToTop words={words} />
      {flyer}
      <NavigationStatusFrame words={words} />
      {worker !== null && (
        <p role="status" className="toast" data-worker={worker} data-updated={words.updated} />
      )}
    </PageFrame>
  );
}

type SegmentsProps = Pick<PageView, 'segments'> &
  Pick<SiteView, 'words'> &
  Pick<LayoutProps, 'islandScripts'>;

/** The blocks of a page. */
export const Segments = ({ segments, words, islandScripts }: SegmentsProps) =>
  segments.map((segment, index) =>
    segment.kind === 'static' ? (
      <div key={index} dangerouslySetInnerHTML={{ __html: segment.html }} />
    ) : (
      <IslandFrame
        key={index}
        segment={segment}
        scripts={islandScripts(segment.type)}
        failed={words.partFailed}
      />
    ),
  );
