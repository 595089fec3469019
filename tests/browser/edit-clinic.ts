import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { endVisits, openPage, type OpenOptions } from './harness.ts';
import { startSite, type StartedSite } from './start-site.ts';
import { isLong } from '../sample.ts';

/** A page with amounts, which the clinic lacks. */
const wards = `title: Nights in the ward
blocks:
  - type: hero
    title: Nights in the ward
    text: A bed, meals and a nurse at any hour.
  - type: fee-table
    title: A stay
    terms:
      - term: First week
        amount: 12500
      - term: Second week
        amount: 11500
      - term: Third week
        amount: 9000
    annualTotal: 33000
  - type: notice
    title: Bring a blanket
    text: The nights are cold on the hill.
  - type: checklist
    look: accepted
    title: Payment methods
    items:
      - text: Cash
        accepted: true
  - type: next-page
    label: When we are open
    to: /visit
`;

/** The clinic under `npm start`, published from a repository of its own. */
export type EditedClinic = StartedSite & { git: (...args: string[]) => string; remote: string };

/** Starts the editor on a copy of the clinic that is published already. */
export async function startClinic(port: number): Promise<EditedClinic> {
  const site = await startSite('scripts/starter/clinic', port, (content) =>
    writeFileSync(path.join(content, 'pages', 'wards.yaml'), wards),
  );
  const folder = path.dirname(site.content);
  const remote = path.join(folder, 'remote.git');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder }).toString();
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main', '.');
  git('config', 'user.name', 'Amina');
  git('config', 'user.email', 'amina@clinic.example');
  git('remote', 'add', 'origin', remote);
  git('add', 'content');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', 'first');
  git('push', '--quiet', 'origin', 'main');
  return { ...site, git, remote };
}

/** A page of the editor, and its panel. */
export async function edit(
  { origin }: StartedSite,
  address: string,
  options: OpenOptions = {},
): Promise<{ page: Page; panel: Locator }> {
  const page = await openPage(address, { ...options, origin });
  const panel = page.getByRole('region', { name: 'Edit', exact: true });
  await page.getByRole('banner', { name: 'Editor' }).waitFor();
  return { page, panel };
}

/** The number of key presses after which a control counts as unreachable. */
const maxKeys = 400;

/**
 * Puts the focus on a control as somebody without a mouse does. The long tests go there by Tab, and by arrow keys
 * inside a group of radio buttons or a toolbar, which shows that the keyboard alone reaches it.
 */
async function reach(control: Locator): Promise<void> {
  if (!isLong) return control.focus();
  await control.waitFor();
  await pressUntil(control, 'Tab', (element) => {
    const current = document.querySelector(':focus');
    const groupOf = (one: Element | null) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null;
    const toolbar = element.closest('[role=toolbar]');
    return (
      element.matches(':focus') ||
      (groupOf(element) !== null && groupOf(current) === groupOf(element)) ||
      (toolbar !== null && toolbar === current?.closest('[role=toolbar]'))
    );
  });
  const isInToolbar = await control.evaluate((one) => one.closest('[role=toolbar]') !== null);
  await pressUntil(control, isInToolbar ? 'ArrowRight' : 'ArrowDown', (element) =>
    element.matches(':focus'),
  );
}

/** Presses a key until something is true of a control. */
async function pressUntil(
  control: Locator,
  key: string,
  isTrue: (element: Element) => boolean,
): Promise<void> {
  for (let keys = 0; keys < maxKeys; keys += 1) {
    if (await control.evaluate(isTrue)) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`The key ${key} does not lead to ${control}.`);
}

/** Uses a button or follows a link by keyboard. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await reach(control);
  await control.page().keyboard.press(key);
}

/** Writes into a field by keyboard, instead of what is there. */
export async function write(field: Locator, text: string): Promise<void> {
  await reach(field);
  if (!isLong) return field.fill(text);
  await field.press('Control+A');
  await (text === '' ? field.press('Delete') : field.page().keyboard.insertText(text));
}

/**
 * Opens the field of a text by keyboard: from the panel to the page beside it, from text to text there, and back with
 * Enter.
 */
export async function openText(page: Page, text: string): Promise<void> {
  const focused = page.frameLocator('main iframe').locator('main :focus');
  const words = async () => ((await focused.count()) === 0 ? '' : await focused.textContent());
  await page.keyboard.press('Shift+F6');
  // Keys do nothing until the page has loaded, after every resource of it.
  const first = async () => {
    await page.keyboard.press('Home');
    return words();
  };
  await expect.poll(first, { timeout: 30_000 }).not.toBe('');
  for (let keys = 0; keys < maxKeys; keys += 1) {
    const before = await words();
    if (before === text) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect.poll(words, { interval: 10 }).not.toBe(before);
  }
  throw new Error(`The arrow keys do not lead to ${text}.`);
}

/** Waits until everything is saved. */
export const allSaved = (page: Page): Promise<void> =>
  page.getByRole('status').getByText('All changes kept').waitFor();

/** The lines of all files that are not as they were published: taken out with a minus, put in with a plus. */
export function changedLines({ git }: EditedClinic): string[] {
  git('add', '--all', 'content');
  const difference = git('diff', '--cached', '--unified=0', '--no-color', '-M10%', 'content');
  git('reset', '--quiet');
  return difference
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line) || /^(?:---|\+\+\+) [ab]/.test(line))
    .filter((line, index, lines) => !isHeadOfSame(line, lines[index + 1]))
    .map((line) => line.replace(/^(?:\+\+\+|---) [ab]\/content\//, ''));
}

/** Of the two lines that name a changed file, the second is enough. */
const isHeadOfSame = (line: string, next = '') =>
  line.startsWith('--- a/') && next.startsWith('+++ b/');

/** Resets the files to the published version. An open editor would overwrite them. */
export async function putBack({ git }: EditedClinic): Promise<void> {
  expect(await endVisits(), 'the browser found faults').toEqual([]);
  git('reset', '--quiet', 'first');
  git('push', '--quiet', '--force', 'origin', 'main');
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '-fd', 'content');
}

export const filesIn = ({ content }: StartedSite, folder: string): string[] =>
  readdirSync(path.join(content, folder));
