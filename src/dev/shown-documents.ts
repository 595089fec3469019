import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf, visitorScripts } from '../build/index.ts';
import { formatDiagnostic } from '../messages/index.ts';
import { pageVersion, stillPage, withoutNoticeAddress } from '../content/index.ts';
import type { DevSite } from './dev-site.ts';
import { scriptAddress } from './served-files.ts';

/** The mistakes that a page shows over itself, and how often its site has changed since the server started. */
type PageState = { mistakes: readonly string[]; changes: number };

/** Adds the edit button, and the overlay with the mistakes that there are, which refreshes the page. */
export function withOverlay(html: string, { mistakes, changes }: PageState): string {
  const { modules } = visitorScripts('open');
  const addressOf = (name: string) => scriptAddress(modules[name] ?? '');
  const overlay = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement('script', {
        type: 'module',
        src: addressOf('overlay'),
        'data-diagnostics': JSON.stringify(mistakes),
        'data-changes': changes,
      }),
      createElement('script', { type: 'module', src: addressOf('edit-button') }),
    ),
  );
  return html.replace('</body>', () => `${overlay}\n</body>`);
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

/** The mistakes of a site as pages show them. */
export const shown = ({ diagnostics, texts }: Pick<DevSite, 'diagnostics' | 'texts'>): string[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => formatDiagnostic(diagnostic, texts(diagnostic.file)));
