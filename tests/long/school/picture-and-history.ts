import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Hand } from '../hand.ts';
import { find, mainOf, open, panelOf, pick, shownOf, waitSaved, type Task } from './ten-steps.ts';

const description = 'Two rows of bunk beds in the dormitory, with a window between them';

/** A photo as a telephone takes one. */
const photo = () =>
  sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#7a5c3e' } })
    .jpeg()
    .toBuffer();

/** Takes a photo where the device has a camera, and chooses a file elsewhere. */
async function givePhoto(hand: Hand, dialog: Locator): Promise<void> {
  const name = hand.device === 'touch' ? 'Take a photo' : 'Choose a file';
  const chooserOpens = hand.page.waitForEvent('filechooser');
  await hand.press(dialog.locator('button', { hasText: name }));
  const chooser = await chooserOpens;
  const buffer = await photo();
  await hand.outside(2, () =>
    chooser.setFiles({ name: 'Dormitory.jpg', mimeType: 'image/jpeg', buffer }),
  );
}

/** Sets what must stay in view: by a press on the picture, or with the two sliders. */
async function setMiddle(hand: Hand, dialog: Locator): Promise<void> {
  if (hand.device === 'keyboard') {
    await hand.reach(dialog.getByRole('slider').first());
    await hand.key('PageDown', 2);
    await hand.reach(dialog.getByRole('slider').last());
    await hand.key('PageDown');
    return;
  }
  const picture = dialog.locator('details img').first();
  if (!(await picture.isVisible())) await hand.press(dialog.getByText('What must stay in view'));
  await hand.pressAt(picture, 0.3, 0.4);
}

/** 5: a photo at the top of a page, described, with its middle. */
export const putPicture: Task = {
  number: 5,
  name: 'a photo at the top of a page, its middle not cut',
  text: description,
  walk: async (hand) => {
    await open(hand, 'boarding', 'Boarding Life');
    // The arrow keys go from text to text: the title above has its picture in the same form.
    const shown = hand.device === 'keyboard' ? 'main h1' : 'main img';
    await pick(hand, shownOf(hand).locator(shown).first());
    await hand.press(panelOf(hand).getByRole('button', { name: 'Another picture' }));
    const dialog = hand.page.getByRole('dialog', { name: 'Choose a picture' });
    await givePhoto(hand, dialog);
    const field = dialog.getByRole('textbox', { name: /^Description: what the picture shows/ });
    await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true);
    await hand.type(description);
    await setMiddle(hand, dialog);
    await hand.press(dialog.getByRole('button', { name: 'Use this picture' }));
    await dialog.waitFor({ state: 'detached' });
    await waitSaved(hand);
  },
  check: ({ lines }) => {
    const added = lines.filter((line) => line.startsWith('+'));
    expect(added).toEqual([
      '+ src: dormitory.jpg',
      `+ alt: ${description}`,
      '+ focus:',
      '+ x: 30',
      '+ y: 40',
    ]);
  },
};

const page = 'pages/boarding-life/dorm-life.yaml';

const visits = {
  before: 'question: When may we visit?\n        answer: On any date.',
  after: 'question: On which days may we visit?\n        answer: On Sundays after lunch.',
};

/** 10: who changed a text last month, and what it said before. */
export const bringBack: Task = {
  number: 10,
  name: 'a text that somebody changed, as it was before',
  text: '',
  prepare: async ({ git, content }) => {
    const file = path.join(content, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(visits.before, visits.after));
    const author = '--author=Wanjiru <wanjiru@school.example>';
    git('commit', '--quiet', '--all', author, '--date=2026-10-20T10:00', '-m', 'Visiting days');
    git('push', '--quiet', 'origin', 'main');
  },
  walk: async (hand) => {
    await find(hand, 'may we visit');
    await hand.press(mainOf(hand).getByRole('link', { name: 'History: Dorm Life' }));
    await hand.press(mainOf(hand).getByRole('link', { name: /Visiting days/ }));
    await mainOf(hand)
      .getByText(/^Wanjiru, .*October 2026/)
      .waitFor();
    for (const word of ['When', 'any date'])
      expect(await mainOf(hand).getByRole('deletion').allInnerTexts()).toContain(word);
    await hand.press(mainOf(hand).getByRole('button', { name: 'Take back all 2 changes' }));
    await waitSaved(hand);
  },
  // All is as it was before, and nothing of it is published yet.
  check: ({ lines, git }) => {
    expect(lines).toEqual([]);
    expect(git('diff', '--name-only', 'main', '--', 'content').trim()).toBe(`content/${page}`);
  },
};
