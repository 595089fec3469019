import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { createElement } from 'react';
import type { IslandComponents, IslandType, IslandWords } from '../blocks/islands.ts';
import type { ResolvedBlock } from '../site/resolved.ts';
import { elementIds } from '../ui/element-ids.ts';
import { LocaleContext } from '../ui/locale-context.ts';
import { BackToTop } from './BackToTop.tsx';
import { Dock } from './Dock.tsx';
import type { Flyer as FlyerComponent } from './Flyer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import type { NotFoundPage as NotFoundComponent } from './NotFoundPage.tsx';
import { IslandFrame, PageFrame, StaticHtml } from './page-contract.tsx';
import type { FlyerView, PageView, Segment, SiteView } from './page-view.ts';

/** Components that few documents have, so that the others need not load them. */
export type PageComponents = IslandComponents & {
  flyer?: typeof FlyerComponent;
  notFound?: typeof NotFoundComponent;
};

type AppProps = {
  site: SiteView;
  view: PageView;
  components: PageComponents;
  /** Shown when the document was opened at the home page. */
  flyer: FlyerView | null;
  /** The footer as the build rendered it. */
  footer: string;
  /** Whether the next page is on its way. */
  loading?: boolean;
  /** What a screen reader is told after a navigation. */
  announcement?: string;
};

/**
 * The whole page. The build renders it into the document and the browser hydrates it there; both render the same
 * from the same values, which `readDocument` finds again in the HTML.
 */
export function App({
  site,
  view,
  components,
  flyer,
  footer,
  loading = false,
  announcement = '',
}: AppProps) {
  const { language, words } = site;
  const { flyer: Flyer, notFound: NotFoundPage } = components;
  return (
    <LocaleContext value={{ language, opensInNewTab: words.opensInNewTab }}>
      <PageFrame address={view.address} pattern={view.pattern} headerOver={view.headerOver}>
        <a className="skip" href={`#${elementIds.main}`}>
          {words.skipToContent}
        </a>
        <div className="sheet">
          <Header
            words={words}
            site={site.site}
            home={site.home}
            languages={site.languages}
            menu={site.menu}
            address={view.address}
            over={view.headerOver}
          />
          <main id={elementIds.main} tabIndex={-1}>
            {view.notFound && NotFoundPage && <NotFoundPage notFound={view.notFound} />}
            {/* A navigation replaces every block: their state belongs to the page, not to the position. */}
            {view.segments.map((segment, index) => (
              <SegmentView
                key={`${view.address} ${index}`}
                segment={segment}
                islands={components}
              />
            ))}
          </main>
        </div>
        <StaticHtml part="footer" html={footer} />
        <Dock
          countdown={view.address === site.home ? null : site.countdown}
          links={site.dock}
          address={view.address}
          words={words}
        />
        <BackToTop words={words} />
        {flyer && Flyer && <Flyer flyer={flyer} />}
        <p className="vh" role="status">
          {loading ? words.loading : announcement}
        </p>
        {loading && <LoadingBar words={words} />}
      </PageFrame>
    </LocaleContext>
  );
}

function SegmentView({ segment, islands }: { segment: Segment; islands: IslandComponents }) {
  if (segment.kind === 'static') return <StaticHtml part="block" html={segment.html} />;
  return (
    <IslandFrame type={segment.type}>
      <Island type={segment.type} block={segment.block} words={segment.words} islands={islands} />
    </IslandFrame>
  );
}

type IslandViewProps<T extends IslandType> = {
  type: T;
  block: ResolvedBlock<T>;
  words: IslandWords[T];
  islands: IslandComponents;
};

function Island<T extends IslandType>({ type, block, words, islands }: IslandViewProps<T>) {
  const Component = islands[type];
  return Component ? createElement(Component, { block, words }) : null;
}
