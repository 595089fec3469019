import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islandTypes, loadIslands, type IslandType } from '../blocks/islands.ts';
import { App, type PageComponents } from '../layout/App.tsx';
import { documentHtml, type DocumentAssets } from './HtmlDocument.tsx';
import { Flyer } from '../layout/Flyer.tsx';
import type { Alternate } from '../site/editions.ts';
import { directionOf } from '../site/direction.ts';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { IconNames } from '../ui/icon-names.ts';
import type { BlockType } from '../../schema/blocks/index.ts';
import type { PageParts } from './page-parts.ts';
import type { DocumentData, FlyerView, PageView, SiteView } from '../layout/page-view.ts';

/** What rendering a document needs besides its values: where files are, and what day it is. */
export type DocumentEnvironment = {
  assets: DocumentAssets;
  /** The SVG symbols of the named line pictures. */
  icons(names: ReadonlySet<string>): string;
  modulePreloads(types: readonly IslandType[]): string[];
  /** The stylesheets that a page with these parts needs, in order. */
  stylesheets(parts: PageParts): string[];
};

type DocumentValues = {
  language: string;
  site: SiteView;
  view: PageView;
  flyer: FlyerView | null;
  /** The footer as HTML. */
  footer: string;
  /** The names of the line pictures in the parts that are HTML already. */
  iconNames: ReadonlySet<string>;
  socialImage: string | null;
  /** The types of its blocks. */
  blocks: readonly BlockType[];
  /** Where the page can be had in other languages. */
  alternates: readonly Alternate[];
};

const components: PageComponents = {
  ...(await loadIslands(islandTypes)),
  flyer: Flyer,
  notFound: NotFoundPage,
};

/** Renders a page into its whole HTML document. */
export function renderDocument(values: DocumentValues, environment: DocumentEnvironment): string {
  const { language, site, view, flyer, footer, socialImage, blocks, alternates } = values;
  const islands = view.segments.filter((segment) => segment.kind === 'island');
  const data: DocumentData = {
    site,
    islands: islands.map(({ block, words }) => ({ block, words })),
    notFound: view.notFound,
    flyer,
  };
  const iconNames = new Set(values.iconNames);
  const app = renderToString(
    createElement(
      IconNames,
      { value: iconNames },
      createElement(App, { site, view, components, flyer, footer }),
    ),
  );
  return documentHtml(
    {
      language,
      direction: directionOf(language),
      siteName: site.site.name,
      view,
      data,
      app,
      icons: environment.icons(iconNames),
      socialImage,
      alternates,
      stylesheets: environment.stylesheets({
        blocks,
        hasFlyer: flyer !== null,
        isNotFound: view.notFound !== null,
      }),
      modulePreloads: environment.modulePreloads(islands.map((segment) => segment.type)),
      countdownKey: site.countdown?.storageKey ?? null,
    },
    environment.assets,
  );
}
