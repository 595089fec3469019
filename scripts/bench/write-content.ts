import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentFormat } from '../../schema/format.ts';

type ContentOptions = {
  /** Whether every page gets one warning: it spells out the name of the site. */
  isWarned?: boolean;
  /** Whether every page has a translation into Kiswahili. */
  isTranslated?: boolean;
};

type Value = string | number | boolean | Value[] | { [key: string]: Value };

const siteName = 'Ridge View School';
const sections = [
  'admissions',
  'fees',
  'academics',
  'boarding',
  'sports',
  'transport',
  'bursaries',
  'uniform',
  'library',
  'visits',
  'clubs',
];
const classes = ['Year 7', 'Year 8', 'Year 9', 'Year 10', 'Year 11', 'Year 12'];
const services = ['Tuition', 'Boarding', 'Meals', 'Transport', 'Books', 'Laboratory', 'Clubs'];
const steps = [
  'Collect the form',
  'Pay the deposit',
  'Sit the interview',
  'Meet the principal',
  'Buy the uniform',
  'Report on opening day',
  'Sign the rules',
];
const questions = [
  'When does the term begin?',
  'May we pay in instalments?',
  'Is there a bus from town?',
  'Can she come home at weekends?',
  'Who answers on Sundays?',
  'How do we get a refund?',
  'Are visitors welcome?',
];
const sentences = [
  'Parents meet the class teacher in the second week of every term',
  'The **balance of the fees** is due before the mid-term break',
  'Bring the birth certificate, two photographs and the last report',
  'Buses leave the stage at 6.15 and reach the gate before seven',
  'Read [how to apply](/admissions) before you travel to the school',
  'The nurse is on call day and night',
  'Lunch is rice on Tuesdays and *ugali with sukuma* on Wednesdays',
  'The [bursary committee](/bursaries) sits in January and in August',
  'Laboratories stay open until five for unfinished experiments',
  'The office passes on every message within the hour',
  'See the [fees](/fees) for the cost of each term',
  'Chess and drama meet on Thursday afternoons',
];

/** Numbers from 0 up to 1, the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The address of a page: the home page, the sections, then pages below these in turn. */
const addressOf = (page: number): string => {
  if (page === 0) return '/';
  const section = `/${sections[(page - 1) % sections.length]}`;
  return page <= sections.length ? section : `${section}/page-${page}`;
};

/** Relative, with `/`. */
export const fileOf = (page: number): string =>
  `pages/${page === 0 ? 'index' : addressOf(page).slice(1)}.yaml`;

function pageOf(page: number, count: number, { isWarned = false }: ContentOptions) {
  const next = numbersFrom(page * 9973 + 5);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = (list: readonly string[], length: number): string[] => {
    const rest = [...list];
    return Array.from({ length }, () => rest.splice(below(rest.length), 1).join(''));
  };
  const prose = (length: number) => `${pick(sentences, length).join('. ')}.`;
  const plain = (length: number) => prose(length).replace(/\*+|\[|\]\([^)]*\)/g, '');
  const grade = pick(classes, 1).join('');
  const subject = sections[(page + sections.length - 1) % sections.length] ?? '';
  const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} in ${grade} (${page})`;
  const feeTable = (service: string): Value => {
    const amounts = Array.from({ length: 3 }, () => 250 * (10 + below(200)));
    return {
      type: 'fee-table',
      title: `${service}, ${grade}`,
      terms: amounts.map((amount, term) => ({ term: `Term ${term + 1}`, amount })),
      annualTotal: amounts.reduce((sum, amount) => sum + amount, 0),
      totalNote: plain(1),
    };
  };
  const day = (month: number) => `2027-${String(month).padStart(2, '0')}-${10 + below(18)}`;
  const blocks: Value[] = [
    {
      type: 'hero',
      title,
      badge: grade,
      text: plain(2),
      buttons: [
        { label: 'How to apply', to: '/admissions' },
        { label: 'The fees', to: '/fees' },
      ],
    },
    { type: 'prose', title: `About ${subject}`, text: [4, 4, 3].map(prose).join('\n\n') },
    {
      type: 'cards',
      title: 'Where to go next',
      // The last card of each page closes a ring of links, so that every page can be reached.
      items: pick(services, 4).map((service, card) => ({
        title: service,
        text: plain(1),
        link: {
          label: 'Read more',
          to: addressOf(card === 3 ? (page + 1) % count : below(Math.min(count, 60))),
        },
      })),
    },
    ...pick(services, 4).map(feeTable),
    {
      type: 'table',
      title: `Lessons in ${grade}`,
      columns: [
        { label: 'Subject' },
        { label: 'Lessons a week' },
        { label: 'Book', areAmounts: true },
      ],
      rows: services.map((service) => [service, 1 + below(9), 450 + 10 * below(90)]),
    },
    {
      type: 'steps',
      title: 'Step by step',
      items: pick(steps, 6).map((step) => ({ title: step, text: plain(1) })),
    },
    {
      type: 'faq',
      title: 'Questions',
      items: pick(questions, 6).map((question) => ({ question, answer: plain(2) })),
    },
  ];
  if (page % 10 === 3) {
    const events = services.map((service, index) => ({
      event: `${service} day`,
      date: day(index + 2),
    }));
    blocks.push({ type: 'calendar', title: 'Dates', year: 2027, events });
  }
  return {
    title,
    description: `${title}: what it costs and whom to ask at ${isWarned ? siteName : '{{site.name}}'}.`,
    ...(page <= sections.length && { listing: { order: page + 1, inMenu: true } }),
    blocks,
  };
}

const settings: { [key: string]: Value } = {
  format: currentFormat,
  name: siteName,
  address: 'https://ridge-view.example',
  language: 'en-GB',
  currency: 'KES',
  contacts: {
    main: { label: 'Office', phone: '+254 722 000 000', address: 'Hill Road, Nyeri' },
  },
  outside: {},
  siteMap: { groups: ['Pages'] },
  footer: { quickLinksTitle: 'More' },
};

const translations: Value = {
  'sw-KE': {
    name: siteName,
    contacts: { main: { label: 'Ofisi' } },
    siteMap: { groups: ['Kurasa'] },
    footer: { quickLinksTitle: 'Zaidi' },
  },
};

const scalarOf = (value: Value): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** YAML as an editor writes it: texts of several paragraphs below `|-`, rows of a table on a line. */
function yamlOf(value: Value, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) {
      return ` [${value.map(scalarOf).join(', ')}]`;
    }
    return value.map((item) => `\n${indent}- ${yamlOf(item, `${indent}  `).trimStart()}`).join('');
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return ' {}';
    return entries
      .map(([key, item]) => `\n${indent}${key}:${yamlOf(item, `${indent}  `)}`)
      .join('');
  }
  if (typeof value === 'string' && value.includes('\n')) {
    const lines = value.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
    return ` |-\n${lines.join('\n')}`;
  }
  return ` ${scalarOf(value)}`;
}

/**
 * Writes a content folder as a school writes its own: a home page, eleven sections, and pages below them, each with a
 * hero, prose with links, cards, four fee tables, a table, steps and questions, about 6 KB of YAML; every tenth has
 * dates. The same arguments give the same bytes.
 */
export function writeContent(folder: string, count: number, options: ContentOptions = {}): void {
  const write = (file: string, value: Value) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${yamlOf(value).trimStart()}\n`);
  };
  const { isTranslated = false } = options;
  write('site.yaml', isTranslated ? { ...settings, translations } : settings);
  for (let page = 0; page < count; page += 1) {
    const content = pageOf(page, count, options);
    write(fileOf(page), content);
    if (!isTranslated) continue;
    write(fileOf(page).replace('pages/', 'pages/sw/'), {
      language: 'sw-KE',
      translationOf: addressOf(page),
      title: `${content.title} sw`,
      description: content.description,
      blocks: content.blocks,
    });
  }
}
