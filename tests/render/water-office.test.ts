// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content-files/load-site.ts';
import { en } from '../../src/locales/en.ts';
import { createSiteRenderer, type SiteRenderer } from '../../src/render/site-renderer.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { withoutFiles } from './without-files.ts';

// A municipal water office in French, with pages in Portuguese. It is built and seen in a browser among the long tests.
const folder = 'tests/fixtures/water-office';
const day = '2026-11-25';

let tree: SiteTree;
let renderer: SiteRenderer;
let reported: string[] = [];
const opened = new Map<string, Document>();

function open(address: string): Document {
  const page = tree.pages.find((one) => one.address === address);
  const found = opened.get(address);
  if (found || !page) return found ?? document;
  const shown = parse(renderer.page(page));
  opened.set(address, shown);
  return shown;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const textsOf = (address: string, selector: string) =>
  Array.from(open(address).querySelectorAll(selector), ({ textContent }) => textContent?.trim());

beforeAll(async () => {
  const site = await loadSite(folder, undefined, { day });
  if (!site.tree) throw new Error('The water office has mistakes.');
  ({ tree } = site);
  reported = site.diagnostics.map(({ file, message }) => `${file}: ${message}`);
  renderer = createSiteRenderer(tree, { ...withoutFiles, today: new Date(`${day}T10:00:00Z`) });
});

test('nothing is reported of its content', () => {
  expect(reported).toEqual([]);
  expect(tree.pages.length).toBeGreaterThanOrEqual(25);
});

/** The whole words of the interface in English that no French or Portuguese text has. */
const english = [
  en.frame.skipToContent,
  en.frame.backToTop,
  en.frame.sendPage,
  en.search.search,
  en.footer.quickLinks,
  en.page.breadcrumbs,
  en.page.lastChecked,
  en.contact.telephone,
  en.contact.postalAddress,
  en.hours.exceptions,
  en.hours.closed,
  en.calendar.nextDate,
  en.calendar.everything,
  en.calendar.past,
  en.prices.free,
  en.offline.tryAgain,
];

/** Whether a text has these words, and not only as parts of others. Most texts do not have them at all. */
const hasWord = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u').test(text);

test('each page is in one language from its first to its last word, and so is the page without a connection', () => {
  for (const { address } of tree.pages) {
    const shown = open(address);
    const language = address.startsWith('/pt') ? 'pt-PT' : 'fr-LU';
    expect(shown.documentElement.lang, address).toBe(language);
    expect(shown.querySelectorAll('h1'), address).toHaveLength(1);
    for (const script of shown.querySelectorAll('script')) script.remove();
    const words = shown.documentElement.outerHTML;
    expect(
      english.filter((word) => hasWord(words, word)),
      address,
    ).toEqual([]);
  }
  expect(parse(renderer.offline('fr-LU')).querySelector('h1')?.textContent).toBe(
    'Pas de connexion',
  );
  expect(parse(renderer.offline('pt-PT')).querySelector('h1')?.textContent).toBe('Sem ligação');
});

const crumbs = (address: string) => textsOf(address, 'nav[aria-label] ol li');
const headings = (address: string) => textsOf(address, 'footer :is(h2, h3)');

test('breadcrumbs and footer are in the language of the page; a list without links has no heading there', () => {
  expect(crumbs('/tarifs/facture')).toEqual(['Accueil', 'Tarifs', 'Lire sa facture']);
  expect(crumbs('/pt/precos')).toEqual(['Início', 'Preços']);
  expect(headings('/tarifs')).toEqual([
    'Liens utiles',
    'Nous contacter',
    'Autour de nous',
    'Ce site',
  ]);
  expect(headings('/pt/precos')).toEqual(['Ligações rápidas', 'Contacte-nos', 'À nossa volta']);
});

test('a price is written once, and read in both languages as they write it', () => {
  const price = (address: string, name: string) =>
    Array.from(open(address).querySelectorAll('tr'))
      .find((row) => row.querySelector('th')?.textContent === name)
      ?.textContent?.replaceAll(/\s+/g, ' ');
  expect(price('/tarifs', 'Eau potable')).toMatch(/3,18 €.*3,42 €/);
  expect(price('/pt/precos', 'Água potável')).toMatch(/3,18 €.*3,42 €/);
  expect(open('/').body.textContent).toMatch(/3,42\s€/);
});

test('days of its calendar are written as in each language, and each subject can be chosen in it', () => {
  const choices = (address: string) => textsOf(address, 'main fieldset label');
  expect(choices('/agenda').slice(0, 3)).toEqual(['Tout', 'Ordures ménagères', 'Biodéchets']);
  expect(choices('/pt/agenda').slice(0, 2)).toEqual(['Tudo', 'Lixo doméstico']);
  expect(textsOf('/agenda', 'main details h3').slice(0, 2)).toEqual([
    'Novembre 2026',
    'Décembre 2026',
  ]);
  expect(open('/agenda').body.textContent).toContain('lundi 7 au vendredi 11');
  expect(open('/pt/agenda').body.textContent).toContain('segunda-feira, 7 a sexta-feira, 11');
  expect(open('/guichet').body.textContent).toContain('jeudi 26 novembre 2026');
});
