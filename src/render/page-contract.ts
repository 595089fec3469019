import { isIslandType } from '../blocks/island-types.ts';
import type { DocumentData, PageView, Segment } from '../layout/page-view.ts';
import { elementIds } from '../ui/element-ids.ts';

export type ReadDocument = { view: PageView; data: DocumentData; footer: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether values have the shape that the build gives them, as far as a page can be told from anything else. */
function isDocumentData(value: unknown): value is DocumentData {
  if (!isRecord(value) || !isRecord(value['site'])) return false;
  const { islands, notFound, flyer, site } = value;
  return (
    isRecord(site['site']) &&
    Array.isArray(site['menu']) &&
    Array.isArray(islands) &&
    islands.every(isRecord) &&
    [notFound, flyer].every((part) => part === null || isRecord(part))
  );
}

/**
 * Reads back from a document what `App` was rendered from: at start-up from the page itself, on navigation from the
 * next page as it was fetched.
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
      const block = islands.next().value;
      if (!isIslandType(type) || !block) throw new Error(`Unknown island: ${type}`);
      return { kind: 'island', type, block };
    },
  );
  const htmlOf = (part: string) =>
    page.querySelector(`:scope > [data-static="${part}"]`)?.innerHTML ?? '';
  return {
    data,
    footer: htmlOf('footer'),
    view: {
      address: page.dataset['page'] ?? '',
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      pattern: page.dataset['pattern'] ?? '',
      headerOver: page.dataset['header'] === 'over',
      segments,
      icons: htmlOf('icons'),
      notFound: data.notFound,
    },
  };
}
