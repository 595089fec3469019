import type { Words } from '../messages/index.ts';
import { hasForm } from './form-destinations.ts';
import { summaryOf } from './pages/page-summary.ts';
import type { SiteTree } from './site-tree.ts';

/** Something that the site stores on a visitor's device. */
export type StoredItem = {
  kind: Extract<
    keyof Words['device'],
    | 'countdown'
    | 'sideMenu'
    | 'scroll'
    | 'notice'
    | 'views'
    | 'pages'
    | 'ticks'
    | 'visits'
    | 'answers'
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
    ...(countdown ? [{ kind: 'countdown', isForSession: true } as const] : []),
    { kind: 'sideMenu', isForSession: true },
    { kind: 'scroll', isForSession: true },
    { kind: 'notice', isForSession: true },
    ...(hasTicks ? [{ kind: 'ticks', isForSession: false } as const] : []),
    ...(pages.some(hasForm) ? [{ kind: 'answers', isForSession: false } as const] : []),
    ...(worksOffline
      ? ([
          { kind: 'views', isForSession: true },
          { kind: 'pages', isForSession: false },
          { kind: 'visits', isForSession: false },
        ] as const)
      : []),
  ];
}
