import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite, siteNames, type BuiltSite } from './built-sites.ts';

describe.each(siteNames)('the %s', (name) => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await builtSite(name);
  }, 180_000);

  test('every XML file and drawing that it publishes is XML', () => {
    const files = site.files.filter((file) => /\.(?:xml|svg)$/.test(file));
    expect(files).toContain('sitemap.xml');
    for (const file of files) {
      const parser = new SaxesParser({ xmlns: true, fileName: file });
      parser.write(site.read(file)).close();
    }
  });
});
