import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { blockComponents } from '../blocks/index.ts';
import type { IslandType } from '../blocks/island-types.ts';
import { App, type PageComponents } from '../layout/App.tsx';
import { documentHtml, fillToday, type DocumentAssets } from './document-html.ts';
import { Flyer } from '../layout/Flyer.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { iconsIn } from '../ui/element-ids.ts';
import type { DocumentData, FlyerView, PageView, SiteView } from '../layout/page-view.ts';

/** What rendering a document needs besides its values: where files are, and what day it is. */
export type DocumentEnvironment = {
  assets: DocumentAssets;
  /** The SVG symbols of the named line pictures. */
  icons(names: ReadonlySet<string>): string;
  modulePreloads(types: readonly IslandType[]): string[];
  /** Shown as today where no script corrects it. */
  today: Date;
};

type DocumentValues = {
  language: string;
  site: SiteView;
  view: PageView;
  flyer: FlyerView | null;
  /** The footer as HTML. */
  footer: string;
  socialImage: string | null;
  /** Whether the page needs the stylesheet of blocks with split styles. */
  needsSplitStyles: boolean;
};

const components: PageComponents = { ...blockComponents, flyer: Flyer, notFound: NotFoundPage };

/** Line pictures that interactive parts may need at any time. */
const alwaysIncluded = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'check',
  'chevron-down',
  'chevron-up',
  'info',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'plus',
  'search',
  'x',
];

/** How `App` renders the empty holder of the line pictures; they are known only when the page is rendered. */
const iconsElement = '<div data-static="icons" hidden=""></div>';

/** Draws a page into its whole HTML document. */
export function renderDocument(values: DocumentValues, environment: DocumentEnvironment): string {
  const { language, site, view, flyer, footer, socialImage, needsSplitStyles } = values;
  const islands = view.segments.filter((segment) => segment.kind === 'island');
  const data: DocumentData = {
    site,
    islands: islands.map((segment) => segment.block),
    notFound: view.notFound,
    flyer,
  };
  const withoutIcons = renderToString(
    createElement(App, { site, view, components, flyer, footer }),
  );
  const icons = environment.icons(new Set([...alwaysIncluded, ...iconsIn(withoutIcons)]));
  const html = documentHtml(
    {
      language,
      siteName: site.site.name,
      view,
      data,
      app: withoutIcons.replace(iconsElement, () => iconsElement.replace('></', `>${icons}</`)),
      socialImage,
      needsSplitStyles,
      modulePreloads: environment.modulePreloads(islands.map((segment) => segment.type)),
      countdownKey: site.countdown?.storageKey ?? null,
    },
    environment.assets,
  );
  return fillToday(html, environment.today);
}
