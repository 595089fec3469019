import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageData, PageIcons } from '../layout/page-contract.tsx';
import { escapeHtml } from './escape-html.ts';
import { earlyScript } from './early-script.ts';
import { elementIds } from '../ui/element-ids.ts';
import type { DocumentData, PageView } from '../layout/page-view.ts';
import { todayScript } from '../ui/Today.tsx';

/** Addresses of what a document loads. */
export type DocumentAssets = {
  /** The stylesheet of every page. */
  styles: string;
  /** The one for paper. */
  printStyles: string | null;
  /** The further one of pages with blocks with split styles, and of the not-found page. */
  splitStyles: string | null;
  script: string;
  /** The font of the headings, loaded before the stylesheet asks for it. */
  headingFont: string;
  favicon: string | null;
};

export type DocumentParts = {
  language: string;
  siteName: string;
  view: PageView;
  data: DocumentData;
  app: string;
  /** The line pictures of the page, as SVG symbols. */
  icons: string;
  /** The address of the picture for shared links, with its host. */
  socialImage: string | null;
  needsSplitStyles: boolean;
  /** Scripts that the page's islands need, to be fetched along with the first one. */
  modulePreloads: string[];
  countdownKey: string | null;
};

/** How long a picture that does not come may keep the site's script waiting, in milliseconds. */
const patience = 5000;

/**
 * Starts the site's script when the page has loaded: until then styles, fonts and the first picture have the line
 * to themselves, and everything works without it.
 */
const startScript = (address: string) =>
  `(()=>{let s;const go=()=>{if(s)return;s=document.createElement("script");s.type="module";s.src="${address}";document.body.append(s)};addEventListener("load",go);setTimeout(go,${patience})})()`;

/** The whole HTML document around a rendered page. */
export function documentHtml(parts: DocumentParts, assets: DocumentAssets): string {
  const { view, socialImage } = parts;
  const title = escapeHtml(view.title);
  const description = escapeHtml(view.description);
  const meta = [
    description && `<meta name="description" content="${description}">`,
    view.canonical && `<link rel="canonical" href="${escapeHtml(view.canonical)}">`,
    view.notFound && '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    `<meta property="og:site_name" content="${escapeHtml(parts.siteName)}">`,
    '<meta property="og:type" content="website">',
    view.canonical && `<meta property="og:url" content="${escapeHtml(view.canonical)}">`,
    socialImage &&
      `<meta property="og:image" content="${escapeHtml(socialImage)}"><meta name="twitter:card" content="summary_large_image">`,
    assets.favicon && `<link rel="icon" href="${assets.favicon}" type="image/svg+xml">`,
    `<link rel="preload" href="${assets.headingFont}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${assets.styles}">`,
    assets.printStyles && `<link rel="stylesheet" media="print" href="${assets.printStyles}">`,
    parts.needsSplitStyles &&
      assets.splitStyles &&
      `<link rel="stylesheet" href="${assets.splitStyles}">`,
    ...parts.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(parts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
${meta.filter(Boolean).join('\n')}
<script>${earlyScript(parts.countdownKey)}</script>
</head>
<body>
<div id="${elementIds.app}">${parts.app}</div>
${renderToStaticMarkup(createElement(PageIcons, { svg: parts.icons }))}
${renderToStaticMarkup(createElement(PageData, { data: parts.data }))}
<script>${todayScript()}</script>
<script>${startScript(assets.script)}</script>
</body>
</html>
`;
}
