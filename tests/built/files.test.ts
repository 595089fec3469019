import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { entriesOf, type Entry } from '../../schema/offered-dates.ts';
import { isoAfter } from '../../schema/repeated-days.ts';
import { organizationKinds } from '../../schema/organization-kinds.ts';
import { calendarBlock } from '../../schema/blocks/calendar.ts';
import { datesOf } from '../../schema/blocks/calendar/dates-of-calendar.ts';
import { readBuildRecord } from '../../src/build/build-record.ts';
import { fileOfAddress } from '../../src/build/site-files.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { createLocales } from '../../src/site/language/locale.ts';
import type { Page, SiteTree } from '../../src/site/site-tree.ts';
import { builtSite, siteNames, type BuiltSite } from './built-sites.ts';
import { engineOccurrences, readOccurrences, uidsIn } from './calendar-times.ts';
import { feedFaults, openSearchFaults } from './feed-faults.ts';
import { readXml } from './read-xml.ts';
import { structuredDataIn, structuredFaults } from './structured-faults.ts';

const schemaFile = (name: string) => ({
  fileName: name,
  contents: readFileSync(`tests/fixtures/schemas/${name}`, 'utf8'),
});

const isManifest = new Ajv().compile(
  JSON.parse(readFileSync('tests/fixtures/schemas/web-app-manifest.json', 'utf8')),
);

/** The dates of all calendars of a page, as the engine computes them on a day, and from when until when there are all. */
function datesOfPage(page: Page, { settings }: SiteTree, today: string) {
  const localeOf = createLocales(settings);
  const calendars = page.document.blocks.filter(calendarBlock.isOfType);
  const entries = calendars.flatMap((block): Entry[] => {
    const { words } = localeOf(block.language ?? page.language);
    return entriesOf(datesOf(block), words.calendar, today);
  });
  const goesOn = calendars.some(({ year }) => year === undefined);
  const [first, last] = [`${today.slice(0, 8)}01`, isoAfter(today, 366)];
  return { calendars, entries, first: goesOn ? first : '0000', last: goesOn ? last : '9999' };
}

describe.each(siteNames)('the %s', (name) => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await builtSite(name);
  }, 180_000);

  const filesWith = (ending: RegExp) => site.files.filter((file) => ending.test(file));

  test('every XML file and drawing is well-formed, and a feed is one by RFC 4287', () => {
    const files = filesWith(/\.(?:xml|svg)$/);
    expect(files).toContain('sitemap.xml');
    for (const file of files) readXml(site.read(file), file);
    const isNews = ['library', 'water office', 'football league'].includes(name);
    expect(files.includes('feed.xml')).toBe(isNews);
    for (const feed of filesWith(/feed\.xml$/))
      expect(feedFaults(site.read(feed)), feed).toEqual([]);
    expect(openSearchFaults(site.read('search/opensearch.xml'))).toEqual([]);
  });

  test('the sitemap and the manifest of the app are as their schemas say', async () => {
    const { valid, errors } = await validateXML({
      xml: filesWith(/^sitemap.*\.xml$/).map((fileName) => ({
        fileName,
        contents: site.read(fileName),
      })),
      schema: [schemaFile('sitemap.xsd')],
      preload: [schemaFile('sitemap-links.xsd')],
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    const manifest = JSON.parse(site.read('site.webmanifest'));
    isManifest(manifest);
    expect(isManifest.errors).toBeNull();
    for (const { src } of manifest.icons) expect(site.files).toContain(src.slice(1));
  });

  test('the structured data of every document is complete, with real dates and whole addresses', () => {
    const documents = filesWith(/\.html$/);
    expect(structuredDataIn(site.read('index.html'))).toHaveLength(1);
    const faults = documents.flatMap((file) =>
      structuredFaults(site.read(file), organizationKinds).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('the dates in calendar files are those of the pages, each with a UID of its own', async () => {
    const files = filesWith(/\.ics$/);
    const uids = filesWith(/(?:^|\/)calendar\.ics$/).flatMap((file) => uidsIn(site.read(file)));
    expect(uids).toHaveLength(new Set(uids).size);
    for (const file of files) expect(uids).toEqual(expect.arrayContaining(uidsIn(site.read(file))));
    // The blocks of the fish market are not among those of the tests; none of them has dates.
    if (files.length === 0) return;
    const day = readBuildRecord(site.read('build.json'))?.day ?? '';
    const { tree } = await loadSite(site.content, undefined, { day });
    if (!tree) throw new Error(`${site.content} has mistakes.`);
    const withDates = tree.pages.map((page) => ({ page, ...datesOfPage(page, tree, day) }));
    const found = withDates.filter(({ calendars }) => calendars.length > 0);
    expect(found).not.toEqual([]);
    for (const { page, entries, first, last } of found) {
      const feed = fileOfAddress(page.address).replace('index.html', 'calendar.ics');
      expect(readOccurrences(site.read(feed), first, last), feed).toEqual(
        engineOccurrences(entries, tree.settings.timeZone),
      );
    }
  });
});
