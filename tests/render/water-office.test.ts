// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { en } from '../../src/messages/locales/en.ts';
import { createSiteRenderer, type SiteRenderer } from '../../src/render/site-renderer.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { withoutFiles } from './without-files.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

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
  reported = site.diagnostics.map(({ file, message }) => `${file}: ${inEnglish(message)}`);
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

const withoutScripts = (html: string): string =>
  html
    .split('<script')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</script>'))))
    .join('');

test('each page is in one language from its first to its last word, and so is the page without a connection', () => {
  for (const page of tree.pages) {
    const { address } = page;
    // As text: parsing all pages into documents takes ten seconds.
    const html = renderer.page(page);
    const language = address.startsWith('/pt') ? 'pt-PT' : 'fr-LU';
    expect(html, address).toMatch(new RegExp(`<html[^<>]* lang="${language}"`));
    expect(html.split('<h1'), address).toHaveLength(2);
    const words = withoutScripts(html);
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

/** What can be subscribed to on a page, besides all of its dates. */
const feeds = (address: string) => textsOf(address, 'main a[href^="webcal:"]').slice(1);

test('each subject of its dates can be subscribed to, in both languages', () => {
  expect(feeds('/tarifs/echeances')).toEqual([
    expect.stringMatching(/^S’abonner à cette rubrique.*À payer$/),
    expect.stringMatching(/^S’abonner à cette rubrique.*Votes$/),
  ]);
  expect(feeds('/agenda')).toHaveLength(6);
  expect(feeds('/pt/agenda')[0]).toBe('Subscrever apenas: Visitas');
});

const office = (file: string) => readFileSync(path.join(folder, file), 'utf8');

// What an office has that a school does not: each is tried on this site only while the site has it.
test.each<[part: string, file: string, RegExp]>([
  ['a list, whole and sorted', 'pages/travaux.yaml', /list: chantiers\n\s+sort:/],
  ['rows of a list', 'pages/qualite/index.yaml', /where:\n\s+- column: respecte/],
  ['columns of a list', 'pages/tarifs/index.yaml', /columns: \[poste, prix, pour\]/],
  ['a list in another language', 'data/tarifs.yaml', /translationOf: poste/],
  ['a value of a list in a sentence', 'pages/urgence.yaml', /jusqu’au \{\{chantiers\./],
  ['a value of a list as a figure', 'pages/tarifs/index.yaml', /figure: "\{\{tarifs\./],
  ['when a list was right', 'data/chantiers.yaml', /asOf: \S+ \d\d:\d\d/],
  ['when prices are too old', 'site.yaml', /staleAfter: \d/],
  ['a table of its own', 'pages/tarifs/facture.yaml', /areAmounts: true/],
  ['a table that visitors sort', 'pages/qualite/index.yaml', /sortable: true/],
  ['a price from one amount to another', 'pages/tarifs/index.yaml', /from: 180\n\s+to: 340/],
  ['a price from an amount up', 'pages/tarifs/index.yaml', /from: 240\n\s+- for/],
  ['no price', 'pages/tarifs/index.yaml', /amount: free/],
  ['a price on request', 'pages/tarifs/index.yaml', /amount: ask/],
  ['a price in words', 'pages/tarifs/index.yaml', /amount: Une caution/],
  ['a former price', 'pages/tarifs/index.yaml', /former: 390/],
  ['what a price is for', 'pages/tarifs/index.yaml', /per: passage/],
  ['a price by class', 'pages/tarifs/index.yaml', /- for: Entreprises/],
  ['an emergency until an hour', 'site.yaml', /level: emergency[^#]*?until: \S+ 18:00/],
  ['a notice until an hour', 'pages/urgence.yaml', /showUntil: \S+ 18:00/],
  ['a page from an hour', 'pages/travaux.yaml', /publishFrom: \S+ 06:30/],
  ['what comes again, with exceptions', 'pages/agenda.yaml', /everyWeeks: 2[^#]*?except: /],
  ['opening hours that come again', 'pages/guichet.yaml', /repeats:[^#]*?weeks: \[last\]/],
  ['a calendar of months and subjects', 'pages/agenda.yaml', /type: calendar\n(?!.*year).*\n/],
  ['a feed for each subject', 'pages/tarifs/echeances.yaml', /subject: Votes/],
  ['a calendar of one year', 'pages/tarifs/echeances.yaml', /year: 2027/],
  ['a word of 48 letters', 'pages/qualite/lexique.yaml', /\[\p{L}{48}\]\(lang:de\)/u],
  ['a person of another language', 'pages/service/equipe.yaml', /language: pt\n/],
  ['words of another language', 'pages/reglement/index.yaml', /\]\(lang:lb\)/],
  ['a wordmark with one for dark grounds', 'site.yaml', /wordmark:[^#]*?onDark:/],
  ['paragraphs with numbers', 'pages/reglement/index.yaml', /paragraphs: [^#]*?/],
  ['an earlier version', 'pages/reglement/2019.yaml', /validUntil: \S+\nversionOf: \/reglement/],
  ['papers of one way', 'pages/demarches/emmenager.yaml', /bring:[^#]*?for: \[papier\]/],
  ['steps of one way', 'pages/demarches/emmenager.yaml', /title: Déposez.*\n.*\n\s+for: \[/],
  ['a video', 'pages/service/source.yaml', /type: video[^#]*?captions: [^#]*?transcript: /],
  ['a map', 'pages/guichet.yaml', /type: map/],
])('it has %s', (_part, file, found) => {
  expect(office(file)).toMatch(found);
});
