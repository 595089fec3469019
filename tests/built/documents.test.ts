import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import * as elementIds from '../../src/site/pages/element-ids.ts';
import { sampleOf } from '../sample.ts';
import { builtSite, siteNames, type BuiltSite } from './built-sites.ts';

/** The rules of html-validate that are the HTML standard; `standard` leaves out those of taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The standard discourages both flags for documents of one's own host; those in embeds are of other hosts.
    'no-invalid-iframe-sandbox': 'off',
  },
  elements: [
    'html5',
    // An empty address is that of the document itself: the offline page tries it again.
    { a: { attributes: { href: { omit: true } } } },
  ],
});

/** How many documents of each site `npm test` validates: each takes a tenth of a second. */
const validated = 9;

type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** The opening tags of a document of ours, whose attributes are in double quotes or have no value. */
function tagsOf(html: string): Tag[] {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  return Array.from(markup.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g), (tag) => ({
    name: tag[1] ?? '',
    attributes: new Map(
      Array.from((tag[2] ?? '').matchAll(/([^\s="/]+)(?:="([^"]*)")?/g), (one) => [
        one[1] ?? '',
        decode(one[2] ?? ''),
      ]),
    ),
  }));
}

const idsOf = (tags: readonly Tag[]): string[] =>
  tags.flatMap(({ attributes }) => attributes.get('id') ?? []);

/** Attributes with one address, several with widths or densities, or several separated by spaces. */
const addressesIn: Record<string, (value: string) => string[]> = {
  ...Object.fromEntries(
    ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'data-worker']
      .concat(['data-script', 'data-site-notice'])
      .map((name) => [name, (value: string) => [value]]),
  ),
  srcset: (value) => value.split(/,\s+/).map((one) => one.trim().replace(/\s\S+$/, '')),
  imagesrcset: (value) => value.split(/,\s+/).map((one) => one.trim().replace(/\s\S+$/, '')),
  'data-scripts': (value) => value.split(' ').filter((one) => one !== ''),
};

/** Attributes that name elements of the same document. */
const namingIds = ['for', 'form', 'headers', 'list', 'popovertarget', 'commandfor'].concat(
  ['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'flowto']
    .concat(['labelledby', 'owns'])
    .map((name) => `aria-${name}`),
);

/** The addresses of a document, whose tags are given, or of a stylesheet. */
function addressesOf(text: string, tags: readonly Tag[] | undefined): string[] {
  const inStyles = Array.from(text.matchAll(/url\((["']?)(.*?)\1\)/g), (found) =>
    decode(found[2] ?? ''),
  );
  if (!tags) return inStyles;
  const inTags = tags.flatMap(({ name, attributes }) =>
    Array.from(attributes).flatMap(([attribute, value]) => {
      const isCard =
        name === 'meta' && /^(?:og|twitter):(?:image|url)$/.test(attributes.get('property') ?? '');
      if (isCard && attribute === 'content') return [value];
      return addressesIn[attribute]?.(value) ?? [];
    }),
  );
  return [...inStyles, ...inTags];
}

/** Files at the address of a site that its host has from elsewhere: an outside link in site.yaml names them. */
const filesOfHost = ['https://school.example/forms/application-form.pdf'];

/** The address of a published file. */
const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

describe.each(siteNames)('the %s', (name) => {
  let site: BuiltSite;
  let documents: string[];
  /** The tags of each document: reading them takes longer than any check of them. */
  let tags: Map<string, Tag[]>;
  beforeAll(async () => {
    site = await builtSite(name);
    documents = site.files.filter((file) => file.endsWith('.html'));
    tags = new Map(documents.map((file) => [file, tagsOf(site.read(file))]));
  }, 180_000);

  test('documents are valid HTML', async () => {
    for (const file of sampleOf(documents, validated)) {
      const { results } = await validator.validateString(site.read(file), file);
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
      );
      expect(messages, file).toEqual([]);
    }
  }, 180_000);

  test('every link and file that documents and styles name is there, with its anchor', () => {
    const files = new Set(site.files);
    const ids = new Map(documents.map((file) => [file, new Set(idsOf(tags.get(file) ?? []))]));
    const fileAt = (pathname: string): string | undefined => {
      const plain = decodeURIComponent(pathname).slice(1).replace(/\/$/, '');
      return [plain, path.posix.join(plain, 'index.html'), `${plain}.html`].find((file) =>
        files.has(file),
      );
    };
    const checked = site.files.filter((file) => /\.(?:html|css)$/.test(file));
    const missing = checked.flatMap((file) =>
      [...new Set(addressesOf(site.read(file), tags.get(file)))].flatMap((address) => {
        const url = new URL(address, new URL(addressOf(file), site.address));
        if (url.origin !== new URL(site.address).origin || filesOfHost.includes(url.href))
          return [];
        const target = url.pathname === addressOf(file) ? file : fileAt(url.pathname);
        if (target === undefined) return [`${file}: ${address}`];
        const anchor = decodeURIComponent(url.hash.slice(1));
        const isThere = anchor === '' || ids.get(target)?.has(anchor) !== false;
        return isThere ? [] : [`${file}: ${address} (no anchor)`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('labels, controls and descriptions name elements of their document', () => {
    const missing = documents.flatMap((file) => {
      const ofFile = tags.get(file) ?? [];
      const ids = new Set(idsOf(ofFile));
      return ofFile.flatMap(({ name: tag, attributes }) =>
        namingIds.flatMap((attribute) =>
          (attributes.get(attribute) ?? '')
            .split(' ')
            .filter((id) => id !== '' && !ids.has(id))
            .map((id) => `${file}: <${tag} ${attribute}="${id}">`),
        ),
      );
    });
    expect(missing).toEqual([]);
  });

  test('no heading can have the anchor of a part of the frame', () => {
    const listed = new Set<string>(Object.values(elementIds));
    for (const file of documents) {
      const html = site.read(file);
      const frame = html.replace(/<main\b([^>]*)>.*<\/main>/s, '<main$1>');
      const free = idsOf(tagsOf(frame)).filter((id) => !listed.has(id) && !/^_.*_/.test(id));
      expect(free, file).toEqual([]);
    }
  });
});
