import type { SiteSettings } from '../../schema/site.ts';
import type { Words } from '../locales/words.ts';

/** Something that the site keeps on the device of a visitor. */
export type KeptThing = {
  what: Exclude<keyof Words['device'], 'untilClosed' | 'untilDeleted' | 'notSent'>;
  /** How long: until the tab is closed, or until the visitor or a new version of the site deletes it. */
  isForSession: boolean;
};

/** All that the site keeps on the device of a visitor; a test holds it against the code that does so. */
export function keptOnDevice({ countdown, worksOffline }: SiteSettings): KeptThing[] {
  return [
    ...(countdown ? [{ what: 'countdown', isForSession: true } as const] : []),
    { what: 'sideMenu', isForSession: true },
    { what: 'scroll', isForSession: true },
    { what: 'notice', isForSession: true },
    ...(worksOffline
      ? ([
          { what: 'views', isForSession: true },
          { what: 'pages', isForSession: false },
        ] as const)
      : []),
  ];
}
