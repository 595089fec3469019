import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { copyTable } from '../copy-table.ts';
import { newPage, otherWords, telephone } from './pages-and-words.ts';
import { bringBack, putPicture } from './picture-and-history.ts';
import {
  mainOf,
  open,
  panelOf,
  pick,
  publish,
  saved,
  shownOf,
  toPublish,
  waitSaved,
  type Task,
} from './ten-steps.ts';

const fees = (term: string, was: number, is: number) => [`- ${term}: ${was}`, `+ ${term}: ${is}`];

/** Changes the amount of a term, and the total with it, before the task begins. */
async function changeAmount(page: Page): Promise<void> {
  await page.goto(new URL('/fees/grade-10?edit&at=blocks.2.terms.1', page.url()).href);
  const panel = page.getByRole('region', { name: 'Edit', exact: true });
  await panel.getByLabel('Amount').fill('116000');
  await panel.getByRole('button', { name: /^Make it/ }).click();
  await saved(page);
}

/** Changes the title of a page before the task begins. */
async function changeTitle(page: Page, address: string, title: string): Promise<void> {
  await page.goto(new URL(`${address}?edit&at=title`, page.url()).href);
  await page
    .getByRole('region', { name: 'Edit', exact: true })
    .getByLabel('Title')
    .first()
    .fill(title);
  await saved(page);
}

const amount: Task = {
  number: 1,
  name: 'an amount, and what follows from it',
  text: '116000',
  walk: async (hand) => {
    await open(hand, 'grade 10 f', 'Grade 10 Fees');
    const row = shownOf(hand)
      .locator('main li, main tr, main div')
      .filter({ hasText: /^Term 2/ });
    await pick(hand, row.last().getByText('115,500').last());
    await hand.write(panelOf(hand).getByLabel('Term 2, Amount'), '116000');
    await hand.press(panelOf(hand).getByRole('button', { name: /^Make it 347,000/ }));
    await waitSaved(hand);
  },
  check: ({ lines }) =>
    expect(lines).toEqual([
      ...fees('amount', 115500, 116000),
      ...fees('annualTotal', 346500, 347000),
    ]),
};

const rain = 'The school is closed tomorrow because of the rain.';

const notice: Task = {
  number: 2,
  name: 'an urgent notice with its end',
  text: rain,
  walk: async (hand) => {
    const main = mainOf(hand);
    await hand.press(main.getByRole('link', { name: 'Urgent notice' }));
    await hand.write(main.getByRole('textbox', { name: 'Text', exact: true }), rain);
    await hand.press(main.getByRole('button', { name: 'Tomorrow at 18:00' }));
    await hand.press(main.getByRole('button', { name: 'Publish the notice' }));
    await main.getByRole('heading', { name: 'Published' }).waitFor();
  },
  check: ({ git }) => {
    const published = git('show', 'main:content/site.yaml');
    expect(published).toContain(rain);
    expect(published).toMatch(/ 18:00|T18:00/);
  },
};

/** What the bursar's sheet has. */
const sheet = [
  ['Term', 'Amount (Kshs)'],
  ['Term 1', '118,000/-'],
  ['Term 2', '116,500/-'],
  ['Term 3', '110,500/-'],
  ['TOTAL', '345,000/-'],
];

const pasteList: Task = {
  number: 4,
  name: 'a list from a spreadsheet',
  text: '',
  prepare: ({ page }) => copyTable(page, sheet),
  walk: async (hand) => {
    await open(hand, 'grade 10 f', 'Grade 10 Fees');
    // A phone pastes where a field has the focus.
    if (hand.device === 'touch') await pick(hand, shownOf(hand).getByText('Term 2').first());
    await hand.paste();
    const dialog = hand.page.getByRole('dialog');
    await hand.press(dialog.getByRole('button', { name: 'Update 1 table' }));
    await dialog.waitFor({ state: 'detached' });
    await waitSaved(hand);
  },
  check: ({ lines }) => {
    const amounts = lines.filter((line) => line.startsWith('+'));
    expect(amounts).toEqual([
      '+ amount: 118000',
      '+ amount: 116500',
      '+ amount: 110500',
      '+ annualTotal: 345000',
    ]);
    expect(lines).toHaveLength(8);
  },
};

const review: Task = {
  number: 8,
  name: 'what will be different, without one change',
  text: '',
  prepare: async ({ page }) => {
    await changeAmount(page);
    await changeTitle(page, '/boarding-life', 'Boarding at our school');
    await changeTitle(page, '/fees/grade-9', 'Grade Nine Fees');
  },
  walk: async (hand) => {
    await toPublish(hand);
    await hand.press(mainOf(hand).getByRole('button', { name: /^Put this page back: Grade Nine/ }));
    await mainOf(hand).getByRole('heading', { level: 1, name: 'Publish 3 changes' }).waitFor();
    await waitSaved(hand);
  },
  check: ({ lines }) => {
    expect(lines).toHaveLength(6);
    expect(lines.join()).not.toContain('Nine');
  },
};

const takeBack: Task = {
  number: 9,
  name: 'published, and taken back',
  text: '',
  prepare: ({ page }) => changeAmount(page),
  walk: async (hand) => {
    await toPublish(hand);
    await publish(hand);
    await hand.press(mainOf(hand).getByRole('button', { name: 'Undo this publication' }));
    await mainOf(hand)
      .getByRole('heading', { level: 1, name: /^Publish \d/ })
      .waitFor();
    await publish(hand);
  },
  check: ({ lines, git }) => {
    expect(lines).toEqual([]);
    expect(git('rev-list', '--count', 'first..main').trim()).toBe('2');
  },
};

/** Those of the tasks that are walked here, in their order. */
export const tasks: readonly Task[] = [
  amount,
  notice,
  newPage,
  pasteList,
  putPicture,
  telephone,
  otherWords,
  review,
  takeBack,
  bringBack,
];
