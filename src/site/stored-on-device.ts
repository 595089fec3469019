import type { Words } from '../locales/words.ts';
import { summaryOf } from './pages/page-summary.ts';
import type { SiteTree } from './site-tree.ts';

/** Something that the site stores on a visitor's device. */
export type StoredItem = {
  what: Extract<
    keyof Words['device'],
    'countdown' | 'sideMenu' | 'scroll' | 'notice' | 'views' | 'pages' | 'ticks' | 'visits'
  >;
  /** How long it is stored: until the tab is closed, or until the visitor or a new version of the site deletes it. */
  isForSession: boolean;
};

/** Everything that the site stores on a visitor's device; a test compares it with the code that does so. */
export function storedOnDevice({
  settings,
  pages,
}: Pick<SiteTree, 'settings' | 'pages'>): StoredItem[] {
  const { countdown, worksOffline } = settings;
  const hasTicks = pages.some(({ document }) => summaryOf(document).hasTicks);
  return [
    ...(countdown ? [{ what: 'countdown', isForSession: true } as const] : []),
    { what: 'sideMenu', isForSession: true },
    { what: 'scroll', isForSession: true },
    { what: 'notice', isForSession: true },
    ...(hasTicks ? [{ what: 'ticks', isForSession: false } as const] : []),
    ...(worksOffline
      ? ([
          { what: 'views', isForSession: true },
          { what: 'pages', isForSession: false },
          { what: 'visits', isForSession: false },
        ] as const)
      : []),
  ];
}
