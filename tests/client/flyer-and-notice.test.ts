// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { noticeLevels } from '../../schema/site-parts.ts';
import { showNotice } from '../../src/client/notice/show-notice.ts';
import { flyerScript } from '../../src/render/flyer-script.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { withoutFiles } from '../render/without-files.ts';
import { siteOf } from '../site/site-of.ts';
import { addDialogs } from './browser-gaps.ts';

addDialogs();

const flyer = {
  title: 'Grade 10 is open',
  lines: [],
  button: { label: 'Apply Now', to: '/floods' },
};
const root = document.documentElement;

type Settings = Parameters<typeof siteOf>[1];

/** The home page of a site with a flyer and this notice, and its notice as other pages fetch it. */
function homeWith(notice: NonNullable<Settings>['notice']) {
  const tree = siteOf({ index: {}, floods: {} }, { flyer, notice });
  const page = tree.pages.find(({ isHome }) => isHome);
  const renderer = createSiteRenderer(tree, withoutFiles);
  return { html: page ? renderer.page(page) : '', file: JSON.stringify(renderer.notice('en')) };
}

/** Opens a home page as far as its flyer. */
function open(html: string, hasNotice: boolean): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  const script = flyerScript('', hasNotice);
  expect(html).toContain(script);
  new Function(script)();
}

const isOpen = () => document.querySelector('[data-flyer]')?.hasAttribute('open');
const container = () => document.querySelector<HTMLElement>('[data-site-notice]');

beforeEach(() => {
  sessionStorage.clear();
  root.removeAttribute('data-notice-away');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

test.each(noticeLevels)(
  'the flyer does not open over an urgent notice (%s), only over one to come or put away',
  (level) => {
    const notice = { text: 'Closed today: the road is under water.', level };
    open(homeWith(notice).html, true);
    expect(screen.getByRole('region', { name: 'Notice' })).toHaveTextContent(notice.text);
    expect(isOpen()).toBe(false);

    root.setAttribute('data-notice-away', '');
    open(homeWith(notice).html, true);
    expect(isOpen()).toBe(true);
    root.removeAttribute('data-notice-away');

    open(homeWith({ ...notice, from: '2099-01-08' }).html, true);
    expect(isOpen()).toBe(true);

    open(homeWith(undefined).html, false);
    expect(isOpen()).toBe(true);
    const part = container();
    if (part) showNotice(part, homeWith(notice).file);
    expect(screen.getByText(notice.text, { selector: 'span' })).toBeTruthy();
    expect(isOpen()).toBe(false);
  },
);
