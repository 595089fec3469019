import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconSprite } from '../build/icons.ts';
import MarkdownIt from 'markdown-it';
import { asName } from '../../schema/fields/name.ts';
import { wholeFontRules } from '../build/write-fonts.ts';
import type { Face } from '../fonts/face.ts';
import { builtInFaces } from '../fonts/built-in-faces.ts';
import { editorIcons } from '../editor/screens/editor-icons.ts';
import { editorSettingsId } from '../editor/web-settings.ts';
import { scriptJson } from '../ui/inline-script.ts';
import * as elementIds from '../ui/element-ids.ts';
import fields from '../editor/styles/fields.css?inline';
import frame from '../editor/styles/frame.css?inline';
import pickers from '../editor/styles/pickers.css?inline';
import screens from '../editor/styles/screens.css?inline';
import tokens from '../editor/styles/tokens.css?inline';

const cssOfScreens = [tokens, frame, fields, screens, pickers].join('');

/** The typefaces of the editor. */
export const editorFaces = (): Face[] => {
  const { headings, text } = builtInFaces();
  return [headings, text];
};

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

function editorDocument({ title, language, css, body, head, policy }: EditorDocument): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language ?? 'en'}>
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
  /** The scripts, in order. */
  scripts: readonly string[];
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
        <div id="editor" />
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
      </>
    ),
  });

/** Renders the guide's Markdown; headings are anchors, and pictures are in the folder at `pictures`. */
function guideMarkdown(pictures: string): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt();
  markdown.core.ruler.push('anchors and pictures', (guide) => {
    for (const [index, token] of guide.tokens.entries()) {
      if (token.type === 'heading_open' && ['h2', 'h3'].includes(token.tag)) {
        token.attrSet('id', asName(guide.tokens[index + 1]?.content ?? ''));
      }
      for (const picture of token.children?.filter(({ type }) => type === 'image') ?? []) {
        picture.attrSet('loading', 'lazy');
        picture.attrSet('src', pictures + picture.attrGet('src'));
      }
    }
  });
  return markdown;
}

/** The chapters of the guide as links, as HTML. */
const contentsOf = (markdown: string): string =>
  renderToStaticMarkup(
    <nav aria-label="Contents">
      <ul>
        {[...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => (
          <li key={title}>
            <a href={`#${asName(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>,
  );

/** The editors' guide as a document, from its Markdown; `pictures` is the URL of the folder with its pictures. */
export function guideDocument(
  markdown: string,
  { css, pictures, policy }: { css: string; pictures: string; policy?: string | null },
): string {
  const html = guideMarkdown(pictures)
    .render(markdown)
    .replace('</h1>', (end) => end + contentsOf(markdown));
  return editorDocument({
    title: 'Guide',
    css,
    policy: policy ?? null,
    body: (
      <body className="guide">
        <main dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    ),
  });
}

/** Icons that a page in the editor lacks. */
export const iconsFor = (names: string): string =>
  iconSprite(new Set(names.split(',').filter((name) => /^[a-z0-9-]+$/.test(name))));
