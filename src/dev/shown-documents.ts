import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import { hashOf } from '../content-files/load-cache.ts';
import { formatDiagnostic } from '../diagnostics/format-text.ts';
import { pageVersion, stillPage, withoutNoticeAddress } from '../edit-protocol/in-editor.ts';
import type { DevSite } from './dev-site.ts';
import type { ShownDiagnostic } from './events.ts';

/** The mistakes that a page shows over itself, and how often its site has changed since the server started. */
type PageState = { diagnostics: ShownDiagnostic[]; changes: number };

/** Adds Vite's client, the edit button, and the overlay with the current diagnostics. */
export function withVite(
  server: ViteDevServer,
  pathname: string,
  html: string,
  { diagnostics, changes }: PageState,
): Promise<string> {
  const overlay = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement('script', {
        type: 'module',
        src: '/src/dev/overlay.ts',
        'data-diagnostics': JSON.stringify(diagnostics),
        'data-changes': changes,
      }),
      createElement('script', { type: 'module', src: '/src/editor/edit-button.ts' }),
    ),
  );
  return server.transformIndexHtml(
    pathname,
    html.replace('</body>', () => `${overlay}\n</body>`),
  );
}

/**
 * A page for the editor, where nothing moves at first. The editor reads it twice, in its frame and as text: an attribute
 * tells whether they are the same.
 */
export const pageToEdit = (html: string) =>
  withoutNoticeAddress(html).replace(
    '<html ',
    () => `<html ${stillPage}="" ${pageVersion}="${hashOf(Buffer.from(html))}" `,
  );

/** What is shown before there is a valid version of the site. */
export const emptyPage =
  '<!doctype html><html lang="en"><head><title>The site cannot be shown yet</title></head><body></body></html>';

/** The diagnostics of a site as pages show them. */
export const shown = ({ diagnostics, texts }: DevSite): ShownDiagnostic[] =>
  diagnostics.map((diagnostic) => ({
    severity: diagnostic.severity,
    text: formatDiagnostic(diagnostic, texts(diagnostic.file)),
  }));
