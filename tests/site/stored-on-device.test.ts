import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storedOnDevice } from '../../src/site/stored-on-device.ts';
import { siteOf } from './site-of.ts';

/** The files of the site's scripts that keep something, and what the site tells visitors about it. */
const keepers: Record<string, string[]> = {
  'src/blocks/form/saved-answers.ts': ['answers'],
  'src/client/frame/offline.ts': ['views'],
  'src/client/offline/count-visits.ts': ['visits'],
  // It reads what the worker has stored, and deletes it.
  'src/client/offline/list-stored-pages.ts': [],
  'src/client/frame/side-menu.ts': ['sideMenu'],
  'src/client/notice/show-notice.ts': ['notice'],
  'src/client/ticks/store-ticks.ts': ['ticks'],
  'src/client/in-place/scroll-memory.ts': ['scroll'],
  'src/render/early-script.ts': ['countdown'],
  'src/render/worker-script.ts': ['pages'],
};

test('visitors are told of everything that the site keeps on their device', () => {
  const files = ['src/client', 'src/render', 'src/layout', 'src/blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
  const usesStorage = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /Storage\.setItem|caches\.open|document\.cookie|indexedDB/.test(readFileSync(file, 'utf8')),
  );
  expect(usesStorage.toSorted()).toEqual(Object.keys(keepers).toSorted());
  const countdown = { heading: 'Now', ctaText: 'Join', ctaHref: '/', storageKey: 'bar' };
  const items = [{ text: 'A pencil' }];
  const list = { type: 'checklist', tickable: true, items };
  const form = { type: 'form', fields: [{ label: 'Name' }] };
  const listed = storedOnDevice(siteOf({ bring: { blocks: [list, form] } }, { countdown })).map(
    ({ kind: what }) => what,
  );
  expect(listed.toSorted()).toEqual(Object.values(keepers).flat().toSorted());
  const without = storedOnDevice(siteOf({}, { worksOffline: false }));
  expect(without.map(({ kind: what }) => what)).toEqual(['sideMenu', 'scroll', 'notice']);
});
