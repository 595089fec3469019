import { createElement } from 'react';
import type { Graph } from 'schema-dts';
import { replaceScripts } from './content-policy.ts';
import { documentHtml, type DocumentAssets } from './HtmlDocument.tsx';
import {
  Flyer,
  Layout,
  NotFoundPage,
  SearchPage,
  type FlyerView,
  type PageView,
  type SiteView,
} from '../layout/index.ts';
import { type Alternate, directionOf } from '../site/index.ts';
import { isolateDirections } from './isolate-directions.ts';
import { drawIcons } from './draw-icons.ts';
import { renderStatic } from './render-static.ts';
import { takeStyles } from './style-attributes.ts';
import type { PageParts } from './page-parts.ts';

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
  const { language, site, view, flyer, footer, socialImage, blocks, alternates, structuredData } =
    values;
  const { notFound, search } = view;
  const { assets, islandScripts, iconShape } = environment;
  const iconNames = new Set(values.iconNames);
  const rendered = renderStatic(
    createElement(Layout, {
      site,
      view,
      footer,
      flyer: flyer && createElement(Flyer, { flyer }),
      notFound: notFound && createElement(NotFoundPage, { notFound }),
      search: search && createElement(SearchPage, { search }),
      script: assets.script,
      searchStyles: assets.searchStyles,
      logo: assets.logo,
      worker: assets.worker,
      islandScripts,
    }),
    iconNames,
    { language, words: { frame: site.words } },
  );
  const islands = view.segments.flatMap(({ kind, html }) => (kind === 'island' ? [html] : []));
  const direction = directionOf(language);
  // Where the page may be edited, a value stays one text.
  const drawn =
    iconShape && drawIcons(isolateDirections(rendered, direction, islands), islands, iconShape);
  const { html, inSprite } = drawn ?? { html: rendered, inSprite: iconNames };
  const { minifyScript } = assets;
  const minified = minifyScript ? replaceScripts(html, minifyScript) : html;
  const { html: app, styles } =
    assets.policy === null ? { html: minified, styles: [] } : takeStyles(minified);
  return documentHtml(
    {
      base: site.base,
      language,
      direction,
      siteName: site.site.name,
      view,
      app,
      icons: environment.icons(inSprite),
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
          styles,
        }),
      ],
      countdownKey: site.countdown?.storageKey ?? null,
      noticeId: site.notice?.id ?? null,
      hasFlyer: flyer !== null,
    },
    assets,
  );
}
