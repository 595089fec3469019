import { createElement, useState, type ReactNode } from 'react';
import type { IslandComponents } from './ui/island.ts';
import { elementIds } from '../site/index.ts';
import { scriptJson } from './ui/inline-script.ts';
import { LocaleContext } from './ui/locale-context.ts';
import { createIds, IdsContext } from './ui/use-id.ts';
import type { IslandData, IslandSegment, PageView } from './page-view.ts';

/*
 * The contract between a page's HTML and the browser, in this file only: the build writes it with these components, and
 * the functions beside them read it back, from the open page or from the next one.
 */

type PageFrameProps = Pick<PageView, 'address' | 'pattern' | 'headerOver'> & {
  /** The folder of its host that the site is in, for scripts in the browser (src/layout/ui/site-base.ts). */
  base: string;
  /** The script of the frame, which is the same for all pages of a build. */
  script: string;
  children: ReactNode;
};

/** The element around everything on a page. */
export function PageFrame({
  address,
  pattern,
  headerOver,
  base,
  script,
  children,
}: PageFrameProps) {
  return (
    <div
      className="page"
      data-page={address}
      data-base={base === '' ? undefined : base}
      data-pattern={pattern}
      data-header={headerOver ? 'over' : 'above'}
      data-script={script}
    >
      {children}
    </div>
  );
}

/** The footer of every page, rendered once. */
export function PageFooter({ html }: { html: string }) {
  return <div data-footer="" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The icons of the page, as hidden SVG symbols. */
export function PageIcons({ svg }: { svg: string }) {
  return <div id={elementIds.pageIcons} hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}

type IslandRootProps = {
  type: string;
  data: IslandData;
  components: IslandComponents;
};

/** The part of an island that is hydrated: its component, in the language of the page. */
export function IslandRoot({ type, data, components }: IslandRootProps) {
  const { block, words, facts, locale } = data;
  const Component = components[type];
  const [ids] = useState(() => createIds(block));
  return (
    <LocaleContext value={locale}>
      <IdsContext value={ids}>
        {Component && createElement(Component, { block, words, facts })}
      </IdsContext>
    </LocaleContext>
  );
}

type IslandFrameProps = {
  segment: IslandSegment;
  /** The scripts that it needs, fetched in parallel when it is about to be hydrated; that of a site's own block is the last. */
  scripts: readonly string[];
  /** The words shown if they cannot be loaded. */
  failed: string;
};

/** The element in which an island is hydrated, followed by its data. */
export function IslandFrame({
  segment: { type, html, data, inLanguage },
  scripts,
  failed,
}: IslandFrameProps) {
  return (
    <>
      <div
        {...inLanguage}
        data-island={type}
        data-scripts={scripts.join(' ')}
        data-failed={failed}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the shape that the build gives island data, to tell it from anything else. */
const isIslandData = (value: unknown): value is IslandData =>
  isRecord(value) && [value['block'], value['words'], value['locale']].every(isRecord);

/**
 * Reads the data of an island back.
 * @throws if there is none.
 */
export function readIsland(element: HTMLElement): { type: string; data: IslandData } {
  const type = element.dataset['island'] ?? '';
  const json = element.nextElementSibling;
  const isValues = json?.matches('script, [data-type="application/json"]');
  const data: unknown = isValues ? JSON.parse(json?.textContent ?? '') : null;
  if (!isIslandData(data)) throw new Error(`No values of island ${type}.`);
  return { type, data };
}

/** The parts of a page that differ from page to page. */
export type PageParts = {
  page: HTMLElement;
  header: HTMLElement;
  main: HTMLElement;
  footer: HTMLElement;
  dock: HTMLElement | null;
  /** Its head when printed. */
  letterhead: HTMLElement | null;
  icons: HTMLElement;
};

/**
 * Finds the parts of a page in its document.
 * @throws if the document is not a page of this site.
 */
export function readPage(document: Document): PageParts {
  const page = document.querySelector<HTMLElement>('[data-page]');
  const header = page?.querySelector<HTMLElement>(`#${elementIds.top}`);
  const main = page?.querySelector<HTMLElement>(`#${elementIds.main}`);
  const footer = page?.querySelector<HTMLElement>('[data-footer]');
  const icons = document.getElementById(elementIds.pageIcons);
  if (!page || !header || !main || !footer || !icons) {
    throw new Error('This document is not a page of this site.');
  }
  return {
    page,
    header,
    main,
    footer,
    icons,
    dock: page.querySelector('[data-dock]'),
    letterhead: page.querySelector('.letterhead'),
  };
}
