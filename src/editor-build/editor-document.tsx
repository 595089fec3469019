import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconSprite } from '../build/icons.tsx';
import MarkdownIt from 'markdown-it';
import path from 'node:path';
import { asName } from '../../schema/fields/name.ts';
import { wholeFontRules } from '../build/write-fonts.ts';
import { ownFaces } from '../fonts/own-faces.ts';
import { editorIcons } from '../editor/screens/editor-icons.ts';
import { elementIds } from '../ui/element-ids.ts';
import fields from '../editor/styles/fields.css?inline';
import frame from '../editor/styles/frame.css?inline';
import pickers from '../editor/styles/pickers.css?inline';
import screens from '../editor/styles/screens.css?inline';
import tokens from '../editor/styles/tokens.css?inline';

const { headings, text } = ownFaces('/');
const fontAddress = (file: string) => file.split(path.sep).join('/');

/** The styles of the editor's screens, with complete fonts, because any character may be typed. */
export const editorCss = (): string =>
  wholeFontRules([headings, text], fontAddress) +
  [tokens, frame, fields, screens, pickers].join('');

/** A document of the editor's own, with its styles and a body; `head` holds what it loads besides. */
const editorDocument = (title: string, body: ReactNode, head?: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/@edit/editor.css" />
        {head}
      </head>
      {body}
    </html>,
  )}\n`;

/** The document of the editor, whose screens are rendered in the browser. It contains no token and no folder names. */
export const editDocument = (): string =>
  editorDocument(
    'Edit',
    <body>
      <div
        hidden
        id={elementIds.pageIcons}
        dangerouslySetInnerHTML={{ __html: iconSprite(new Set(editorIcons)) }}
      />
      <div id="editor" />
    </body>,
    <>
      <link
        rel="preload"
        href={fontAddress(text.cuts[0]?.files[0] ?? '')}
        as="font"
        type="font/woff2"
        crossOrigin=""
      />
      <script type="module" src="/@vite/client" />
      <script type="module" src="/src/dev/edit/tell-editor.ts" />
      <script type="module" src="/@edit/editor.js" />
    </>,
  );

const guideMarkdown = new MarkdownIt();
guideMarkdown.core.ruler.push('anchors and pictures', (guide) => {
  for (const [index, token] of guide.tokens.entries()) {
    if (token.type === 'heading_open' && ['h2', 'h3'].includes(token.tag)) {
      token.attrSet('id', asName(guide.tokens[index + 1]?.content ?? ''));
    }
    for (const picture of token.children?.filter(({ type }) => type === 'image') ?? []) {
      picture.attrSet('loading', 'lazy');
      picture.attrSet('src', `/content/${picture.attrGet('src')}`);
    }
  }
});

/**
 * The editors' guide as a document, from its Markdown. Its headings are anchors, and its pictures are those beside it
 * in the project.
 */
export function guideDocument(markdown: string): string {
  const html = guideMarkdown.render(markdown.replace(/^<!--.*-->\n/, ''));
  return editorDocument(
    'Guide',
    <body className="guide">
      <main dangerouslySetInnerHTML={{ __html: html }} />
    </body>,
  );
}

/** Icons that a page in the editor lacks. */
export const iconsFor = (names: string): string =>
  iconSprite(new Set(names.split(',').filter((name) => /^[a-z0-9-]+$/.test(name))));
