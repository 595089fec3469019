import type { ReactNode } from 'react';
import { isIslandType, type IslandType } from '../blocks/islands.ts';
import { elementIds } from '../ui/element-ids.ts';
import { scriptJson } from '../ui/inline-script.ts';
import type { DocumentData, PageView, Segment } from './page-view.ts';

/*
 * What a page's HTML tells the browser, and nothing else does: the build writes it with the components of this file,
 * and `readDocument` finds it again, at start-up in the page itself and on navigation in the next one.
 */

type PageFrameProps = Pick<PageView, 'address' | 'pattern' | 'headerOver'> & {
  children: ReactNode;
};

/** The element around all that a page shows. */
export function PageFrame({ address, pattern, headerOver, children }: PageFrameProps) {
  return (
    <div
      className="page"
      data-page={address}
      data-pattern={pattern}
      data-header={headerOver ? 'over' : 'above'}
    >
      {children}
    </div>
  );
}

type StaticHtmlProps = { part: 'block' | 'footer'; html: string };

/**
 * A part of the page that the build has rendered and that the browser leaves as it is. On hydration `html` is what
 * stands in the document; React is told not to compare, because a browser may have changed it since (a date of
 * today, an open question).
 */
export function StaticHtml({ part, html }: StaticHtmlProps) {
  return (
    <div data-static={part} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}

/** The element around an island; its values are in the document's data. */
export function IslandFrame({ type, children }: { type: IslandType; children: ReactNode }) {
  return <div data-island={type}>{children}</div>;
}

/** The line pictures of the page, as hidden SVG symbols. They stand outside what React hydrates. */
export function PageIcons({ svg }: { svg: string }) {
  return <div id={elementIds.pageIcons} hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The values of interactive parts. */
export function PageData({ data }: { data: DocumentData }) {
  return (
    <script
      id={elementIds.pageData}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}

/** What a document of this site says of its page. */
export type ReadDocument = { view: PageView; data: DocumentData; footer: string; icons: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether values have the shape that the build gives them, as far as a page can be told from anything else. */
function isDocumentData(value: unknown): value is DocumentData {
  if (!isRecord(value) || !isRecord(value['site'])) return false;
  const { islands, notFound, flyer, site } = value;
  return (
    isRecord(site['site']) &&
    isRecord(site['words']) &&
    Array.isArray(site['menu']) &&
    Array.isArray(islands) &&
    islands.every(isRecord) &&
    [notFound, flyer].every((part) => part === null || isRecord(part))
  );
}

/**
 * Reads back from a document what `App` was rendered from.
 * @throws if the document is not one of this site's pages.
 */
export function readDocument(document: Document): ReadDocument {
  const page = document.querySelector<HTMLElement>('[data-page]');
  const json = document.querySelector(`script#${elementIds.pageData}`)?.textContent;
  const data: unknown = json ? JSON.parse(json) : null;
  if (!page || !isDocumentData(data)) throw new Error('This document is not a page of this site.');
  const islands = data.islands.values();
  const segments = Array.from(
    page.querySelectorAll<HTMLElement>('main > [data-static], main > [data-island]'),
    (element): Segment => {
      const type = element.dataset['island'];
      if (type === undefined) return { kind: 'static', html: element.innerHTML };
      const values = islands.next().value;
      if (!isIslandType(type) || !values) throw new Error(`Unknown island: ${type}`);
      return { kind: 'island', type, ...values };
    },
  );
  return {
    data,
    footer: page.querySelector(':scope > [data-static=footer]')?.innerHTML ?? '',
    icons: document.getElementById(elementIds.pageIcons)?.innerHTML ?? '',
    view: {
      address: page.dataset['page'] ?? '',
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      pattern: page.dataset['pattern'] ?? '',
      headerOver: page.dataset['header'] === 'over',
      segments,
      notFound: data.notFound,
    },
  };
}

/** Puts the line pictures of the page that is shown now in the place of the last one's. */
export function showIcons(icons: string): void {
  const element = document.getElementById(elementIds.pageIcons);
  if (element && element.innerHTML !== icons) element.innerHTML = icons;
}
