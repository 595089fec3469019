import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconSprite } from '../icons.ts';
import { wholeFontRules } from '../write-fonts.ts';
import type { Face } from '../fonts/face.ts';
import { builtInFaces } from '../fonts/built-in-faces.ts';
import { editorIcons, editorSettingsId } from '../../editor/index.ts';
import { scriptJson } from '../../layout/index.ts';
import { directionOf, elementIds } from '../../site/index.ts';
import { openingWords } from './editor-guide.ts';
import { cssOfScreens } from './editor-styles.ts';

/** The typefaces of the editor: the same on every site, whatever the site's own are. */
export const editorFaces = (): Face[] => [builtInFaces('woven').text];

/** The styles of the editor's screens, with complete fonts, because any character may be typed. */
export const editorCss = (faces: readonly Face[], fontAddress: (file: string) => string): string =>
  wholeFontRules(faces, fontAddress) + cssOfScreens;

/** A document of the editor's own: what it contains and loads. */
type EditorDocument = {
  title: string;
  language?: string;
  /** The URL of its styles. */
  css: string;
  body: ReactNode;
  /** What it loads besides. */
  head?: ReactNode;
  /** A policy for hosts that may be unable to send it as a header. */
  policy?: string | null;
};

/** A document of the editor's own, as HTML. */
export function editorDocument({
  title,
  language = 'en',
  css,
  body,
  head,
  policy,
}: EditorDocument): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={css} />
        {head}
      </head>
      {body}
    </html>,
  )}\n`;
}

/** Where the editor's document loads its files from. */
export type EditorDocumentFiles = {
  title: string;
  language?: string;
  css: string;
  /** The font of most texts. */
  font: string;
  /** The scripts, in order, and the modules that they need soon. */
  scripts: readonly string[];
  modules?: readonly string[];
  /** The URL of the first request of the scripts. */
  firstRequest?: string;
  /** The page to edit, which is shown until the editor has loaded; none on other screens. */
  page?: string;
  /** Settings that its script reads, if any. */
  settings?: unknown;
  /** What is shown if scripts do not run. */
  withoutScripts?: string;
  policy?: string | null;
};

/** The document of the editor, whose screens are rendered in the browser. It contains no token and no folder names. */
export const editDocument = (files: EditorDocumentFiles): string =>
  editorDocument({
    ...files,
    body: (
      <body>
        <div
          hidden
          id={elementIds.pageIcons}
          dangerouslySetInnerHTML={{ __html: iconSprite(new Set(editorIcons)) }}
        />
        <div id="editor">
          <p data-opening="" role="status">
            {openingWords(files.language ?? 'en')}
          </p>
        </div>
        {files.page !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site
          <iframe data-first-page="" src={files.page} title="" tabIndex={-1} aria-hidden inert />
        )}
        {files.withoutScripts !== undefined && (
          <noscript>
            <p>{files.withoutScripts}</p>
          </noscript>
        )}
        {files.settings !== undefined && (
          <script
            type="application/json"
            id={editorSettingsId}
            dangerouslySetInnerHTML={{ __html: scriptJson(files.settings) }}
          />
        )}
      </body>
    ),
    head: (
      <>
        <link rel="preload" href={files.font} as="font" type="font/woff2" crossOrigin="" />
        {files.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        {files.firstRequest !== undefined && (
          <link rel="preload" href={files.firstRequest} as="fetch" crossOrigin="" />
        )}
        {/* After the page, which is shown first. */}
        {files.modules?.map((module) => (
          <link key={module} rel="modulepreload" href={module} fetchPriority="low" />
        ))}
      </>
    ),
  });

/** Icons that a page in the editor lacks. */
export const iconsFor = (names: string): string =>
  iconSprite(new Set(names.split(',').filter((name) => /^[a-z0-9-]+$/.test(name))));
