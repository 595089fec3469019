import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import {
  replaceScripts,
  policyOfDocument,
  scriptsIn,
  type PolicySettings,
} from './content-policy.ts';
import {
  Flyer,
  IconNames,
  Layout,
  LocaleContext,
  Segments,
  NotFoundPage,
  SearchPage,
  type FlyerView,
  type PageView,
  type SiteView,
  PageIcons,
  scriptJson,
  isTimed,
  todayScript,
} from '../layout/index.ts';
import {
  type Alternate,
  directionOf,
  hasLettersFromTheRight,
  holdsAddress,
  type InlineDrawing,
  manifestAddress,
  openSearchAddress,
  elementIds,
} from '../site/index.ts';
import { isolateDirections } from './isolate-directions.ts';
import { drawIcons } from './draw-icons.ts';
import { takeStyles } from './style-attributes.ts';
import type { PageParts } from './page-parts.ts';
import { earlyScript } from './early-script.ts';
import { flyerScript } from './flyer-script.ts';
import { reopenPanelScript } from './reopen-panel-script.ts';
import { iconType } from './icon-type.ts';
import { shortenMarkup } from './shorten-markup.ts';
import { printMedia, startScript } from './start-script.ts';

/** What rendering a document needs besides its data: URLs of files, and the day. */
export type DocumentEnvironment = {
  assets: DocumentAssets;
  /** The SVG symbols of some icons. */
  icons(names: ReadonlySet<string>): string;
  /** The shape of an icon; left out where the page may be edited, which refers to the symbols. */
  iconShape?(name: string): string;
  /** The scripts that an island needs. */
  islandScripts(type: string): readonly string[];
  /** The stylesheets of a page with these parts, in order. */
  stylesheets(parts: PageParts): string[];
  /** The frames that were rendered before; left out where every page is rendered as a whole. */
  frames?: Frames;
};

type DocumentValues = {
  language: string;
  site: SiteView;
  view: PageView;
  flyer: FlyerView | null;
  /** The footer as HTML. */
  footer: string;
  /** The icons in the parts that are already HTML. */
  iconNames: ReadonlySet<string>;
  socialImage: string | null;
  /** The types of its blocks. */
  blocks: readonly string[];
  /** Its structured data. */
  structuredData: Graph | null;
  /** Its translations. */
  alternates: readonly Alternate[];
};

/** Renders the complete HTML document of a page. */
export function renderDocument(values: DocumentValues, environment: DocumentEnvironment): string {
  const { language, site, view, flyer, socialImage, blocks, alternates, structuredData } = values;
  const { notFound, search } = view;
  const { assets } = environment;
  const app = assembleApp(values, environment) ?? renderApp(values, environment);
  return documentHtml(
    {
      base: site.base,
      language,
      direction: directionOf(language),
      siteName: site.site.name,
      view,
      app,
      icons: environment.icons(app.inSprite),
      socialImage,
      structuredData,
      alternates,
      stylesheets: [
        ...(site.notice ? [assets.noticeStyles] : []),
        ...environment.stylesheets({
          blocks,
          hasFlyer: flyer !== null,
          isNotFound: notFound !== null,
          isSearch: search !== null,
          styles: app.styles,
        }),
      ],
      countdownKey: site.countdown?.storageKey ?? null,
      noticeId: site.notice?.id ?? null,
      hasFlyer: flyer !== null,
    },
    assets,
  );
}

/** HTML as documents have it, and what the rest of its document depends on. */
type FinishedHtml = {
  html: string;
  /** The icons that refer to the sprite of the document. */
  inSprite: ReadonlySet<string>;
  /** The styles that were taken out. */
  styles: readonly string[];
  /** The inline scripts. */
  scripts: readonly string[];
  isTimed: boolean;
  /** Whether some text is written from right to left. */
  hasRightToLeft: boolean;
};

/** Renders the frame of a page with everything in it. */
function renderApp(
  { language, site, view, flyer, footer, iconNames }: DocumentValues,
  environment: DocumentEnvironment,
  written: Pick<PageView, 'address' | 'canonical' | 'sendAddress'> = view,
): FinishedHtml {
  const { notFound, search } = view;
  const { assets, islandScripts } = environment;
  const part = createElement(Layout, {
    site,
    view,
    written,
    footer,
    flyer: flyer && createElement(Flyer, { flyer }),
    notFound: notFound && createElement(NotFoundPage, { notFound }),
    search: search && createElement(SearchPage, { search }),
    script: assets.script,
    searchStyles: assets.searchStyles,
    logo: assets.logo,
    worker: assets.worker,
    islandScripts,
  });
  return finish(part, { language, site, view, iconNames }, environment);
}

/** Renders a part, and makes of it what documents have. */
function finish(
  part: ReactElement,
  {
    language,
    site,
    view,
    iconNames,
  }: Pick<DocumentValues, 'language' | 'site' | 'view' | 'iconNames'>,
  { assets, iconShape }: DocumentEnvironment,
): FinishedHtml {
  const names = new Set(iconNames);
  const rendered = renderStatic(part, names, { language, words: { frame: site.words } });
  const islands = view.segments.flatMap(({ kind, html }) => (kind === 'island' ? [html] : []));
  const direction = directionOf(language);
  const hasRightToLeft = hasLettersFromTheRight(rendered);
  const isolate = () =>
    direction === 'rtl' || hasRightToLeft
      ? isolateDirections(rendered, direction, islands)
      : rendered;
  // Where the page may be edited, a value stays one text.
  const drawn = iconShape && drawIcons(isolate(), islands, iconShape);
  const { html, inSprite } = drawn ?? { html: rendered, inSprite: names };
  const { minifyScript, policy } = assets;
  const minified = minifyScript ? replaceScripts(html, minifyScript) : html;
  const { html: app, styles } =
    policy === null ? { html: minified, styles: [] } : takeStyles(minified);
  return {
    html: shortenMarkup(app),
    inSprite,
    styles,
    scripts: scriptsIn(app),
    isTimed: isTimed(app),
    hasRightToLeft,
  };
}

/** A frame: pieces of HTML, and between them the names of what stands there on each page. */
type Frame = Omit<FinishedHtml, 'html'> & { pieces: readonly string[] };

/** The frames of the pages of a language, by what of a page they depend on; null where text from the right is in them. */
export type Frames = Map<string, Frame | null>;

/** Pages that are written one after the other share a few of them. */
const maxFrames = 100;

/** What stands in a frame for a value of the page: noncharacters of Unicode, which are in no text. */
const markOf = (name: string): string => `\ufdd0${name}\ufdd1`;
const marks = /\ufdd0(\w+)\ufdd1/;

/** What React would escape. */
const special = /["'&<>]/;

/**
 * Puts the blocks of a page into a frame that was rendered before: half of a document is frame, and on most pages it only
 * differs in addresses. Null where that is not possible: for pages that are more than blocks, and where text from the right
 * stands beside other text.
 */
function assembleApp(
  values: DocumentValues,
  environment: DocumentEnvironment,
): FinishedHtml | null {
  const { language, site, view, flyer } = values;
  const { segments } = view;
  const { frames, islandScripts } = environment;
  const isUsual = view.canonical !== '' && !flyer && !view.notFound && !view.search;
  if (!frames || !isUsual || directionOf(language) === 'rtl') return null;
  const ofPage = valuesInFrame(values);
  if (Object.values(ofPage).some((value) => special.test(value))) return null;
  const frame = frameOf(values, ofPage, environment, frames);
  const part = createElement(Segments, { segments, words: site.words, islandScripts });
  const inside = finish(part, { language, site, view, iconNames: new Set() }, environment);
  if (frame === null || inside.hasRightToLeft) return null;
  const inserted: Readonly<Record<string, string>> = { ...ofPage, blocks: inside.html };
  return {
    html: frame.pieces
      .map((piece, index) => (index % 2 === 0 ? piece : (inserted[piece] ?? '')))
      .join(''),
    inSprite: new Set([...frame.inSprite, ...inside.inSprite]),
    styles: [...new Set([...frame.styles, ...inside.styles])],
    scripts: [...frame.scripts, ...inside.scripts],
    isTimed: frame.isTimed || inside.isTimed,
    hasRightToLeft: false,
  };
}

/** What is written into the frame of a page, by name. */
const valuesInFrame = ({ site, view }: DocumentValues): Record<string, string> => ({
  address: view.address,
  canonical: view.canonical,
  ...(view.sendAddress === undefined ? {} : { send: view.sendAddress }),
  ...(view.changed === undefined ? {} : { changed: view.changed }),
  ...Object.fromEntries(site.languages.map(({ href }, index) => [`language${index}`, href])),
});

function frameOf(
  values: DocumentValues,
  ofPage: Readonly<Record<string, string>>,
  environment: DocumentEnvironment,
  frames: Frames,
): Frame | null {
  const { site, view } = values;
  const { pattern, headerOver, assurance } = view;
  const languages = site.languages.map((link, index) => ({
    ...link,
    href: markOf(`language${index}`),
  }));
  const key = JSON.stringify([
    Object.keys(ofPage),
    languages,
    menuKeyOf(site, view.address),
    [pattern, headerOver, assurance],
  ]);
  const cached = frames.get(key);
  if (cached !== undefined) return cached;
  const markIf = (name: string) => (Object.hasOwn(ofPage, name) ? markOf(name) : undefined);
  const { html, ...others } = renderApp(
    {
      ...values,
      site: { ...site, languages },
      view: {
        ...view,
        changed: markIf('changed'),
        segments: [{ kind: 'static', html: markOf('blocks') }],
      },
    },
    environment,
    { address: markOf('address'), canonical: markOf('canonical'), sendAddress: markIf('send') },
  );
  const pieces = html.replace(`<div>${markOf('blocks')}</div>`, markOf('blocks')).split(marks);
  const frame = others.hasRightToLeft ? null : { ...others, pieces };
  if (frames.size === maxFrames) frames.clear();
  frames.set(key, frame);
  return frame;
}

/** What of a page's address its frame depends on: the entries of the menu that hold it, or all of it if a link leads there. */
function menuKeyOf({ menu, dock, home }: SiteView, address: string): unknown {
  const linked = [
    home,
    ...menu.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]),
    ...dock.map(({ to }) => to.href),
  ];
  return linked.includes(address) ? address : menu.map((item) => holdsAddress(item, address));
}

/** Renders a part that is not hydrated. The icons in it are added to `iconNames`. */
export const renderStatic = (
  part: ReactElement,
  iconNames: Set<string>,
  { language, words }: { language: string; words: { frame: { opensInNewTab: string } } },
): string =>
  renderToStaticMarkup(
    createElement(
      LocaleContext,
      { value: { language, opensInNewTab: words.frame.opensInNewTab } },
      createElement(IconNames, { value: iconNames }, part),
    ),
  );

/** The URLs of what a document loads. */
export type DocumentAssets = {
  /** The print stylesheet. */
  printStyles: string | null;
  /** The stylesheet of the search's dialog. */
  searchStyles: string;
  /** The stylesheet of the urgent notice. */
  noticeStyles: string;
  /** The service worker, which stores pages for offline use; null under `npm start`. */
  worker: string | null;
  script: string;
  /** The heading font, preloaded before the stylesheet requests it. */
  headingFont: string;
  /** The family of the text font, which is requested after the pictures in view; null if the text has none of its own. */
  textFamily: string | null;
  /** The logo, if it is so small that a request would cost more; otherwise null. */
  logo: InlineDrawing | null;
  favicon: string | null;
  /** The news feed; null if there is none. */
  feed?: string | null;
  /** Minifies a script that is inlined in every document. */
  minifyScript?: (code: string) => string;
  /**
   * What the content policy allows besides the site's own files; null if documents have no policy, as in the editor.
   */
  policy: PolicySettings | null;
};

/** The data of an HTML document. */
export type DocumentParts = {
  /** The folder of its host that the site is in. */
  base: string;
  language: string;
  /** Its text direction. */
  direction: 'ltr' | 'rtl';
  siteName: string;
  view: PageView;
  /** The page as rendered HTML. */
  app: FinishedHtml;
  /** The icons of the page, as SVG symbols. */
  icons: string;
  /** The URL of the picture for shared links. */
  socialImage: string | null;
  /** Its structured data. */
  structuredData: Graph | null;
  /** Its translations. */
  alternates: readonly Alternate[];
  /** The stylesheets of the page, in order. */
  stylesheets: string[];
  countdownKey: string | null;
  /** Identifies the urgent notice; null if there is none. */
  noticeId: string | null;
  hasFlyer: boolean;
};

type DocumentProps = { parts: DocumentParts; assets: DocumentAssets };

/** The complete HTML document of a rendered page. */
export function documentHtml(parts: DocumentParts, assets: DocumentAssets): string {
  const html = renderToStaticMarkup(<HtmlDocument parts={parts} assets={assets} />);
  // What is finished is put in afterwards.
  const [before, after] = shortenMarkup(html).split(markOf('app'), 2);
  return `<!doctype html>${before}${parts.app.html}${after}\n`;
}

function HtmlDocument({ parts, assets }: DocumentProps) {
  const { policy } = assets;
  const { early, body } = scriptsOfDocument(assets, parts);
  return (
    <html lang={parts.language} dir={parts.direction}>
      <head>
        <meta charSet="utf-8" />
        {policy?.inDocument && (
          <meta
            httpEquiv="Content-Security-Policy"
            content={policyOfDocument([early, body, ...parts.app.scripts], policy)}
          />
        )}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Description {...parts} />
        {/* Before the stylesheets, which would delay it. */}
        <InlineScript code={early} />
        <Files parts={parts} assets={assets} />
      </head>
      <body>
        <div id={elementIds.app} dangerouslySetInnerHTML={{ __html: markOf('app') }} />
        <PageIcons svg={parts.icons} />
        {parts.structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(parts.structuredData) }}
          />
        )}
        <InlineScript code={body} />
      </body>
    </html>
  );
}

/** Inline scripts by their input; nearly all documents have the same ones. */
const cachedScripts = new WeakMap<DocumentAssets, Map<string, InlineScripts>>();

type InlineScripts = { early: string; body: string };

function scriptsOfDocument(
  assets: DocumentAssets,
  { base, app, countdownKey, noticeId, hasFlyer }: DocumentParts,
): InlineScripts {
  const ofAssets = cachedScripts.get(assets) ?? new Map<string, InlineScripts>();
  cachedScripts.set(assets, ofAssets);
  const timed = app.isTimed;
  const key = JSON.stringify([base, timed, countdownKey, noticeId, hasFlyer]);
  const cached = ofAssets.get(key);
  if (cached) return cached;
  const { minifyScript: minify = (code) => code, headingFont, textFamily } = assets;
  const { script, printStyles, worker } = assets;
  const manifest = worker === null ? null : base + manifestAddress;
  const inBody = [
    startScript({ textFamily, script, printStyles, manifest }),
    todayScript(timed),
    reopenPanelScript(),
    ...(hasFlyer ? [flyerScript(base, noticeId !== null)] : []),
  ];
  const scripts = {
    early: minify(
      earlyScript({ countdownKey, headingFont, hasTextFont: textFamily !== null, noticeId }),
    ),
    body: minify(inBody.join(';')),
  };
  ofAssets.set(key, scripts);
  return scripts;
}

/** Metadata for search engines and shared links. */
function Description({ view, siteName, socialImage, alternates }: DocumentParts) {
  const { title, description, canonical, notFound } = view;
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {canonical !== '' && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {(notFound || view.search || canonical === '') && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      {canonical !== '' && <meta property="og:url" content={canonical} />}
      {socialImage !== null && (
        <>
          <meta property="og:image" content={socialImage} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The resources that the document loads. */
function Files({ parts: { base, stylesheets, siteName, view }, assets }: DocumentProps) {
  const { favicon, printStyles } = assets;
  return (
    <>
      {favicon !== null && <link rel="icon" href={favicon} type={iconType(favicon)} />}
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteName}
        href={base + openSearchAddress}
      />
      {assets.feed && (
        <link rel="alternate" type="application/atom+xml" title={siteName} href={assets.feed} />
      )}
      {view.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${siteName}: ${view.feed.label}`}
          href={view.feed.href}
        />
      )}
      {printStyles !== null && (
        <noscript>
          <link rel="stylesheet" media={printMedia} href={printStyles} />
        </noscript>
      )}
    </>
  );
}

const InlineScript = ({ code }: { code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} />
);
