import { expect } from 'vitest';
import { mainOf, openFromMenu, panelOf, shownOf, waitSaved, type Task } from './ten-steps.ts';

/** 3: a page about an event, below another one. */
export const newPage: Task = {
  number: 3,
  name: 'a page about an event, found in the menu',
  text: 'Sports day14032031',
  walk: async (hand) => {
    const main = mainOf(hand);
    await hand.press(main.getByRole('link', { name: 'New page' }));
    await main.getByRole('textbox', { name: 'Title' }).waitFor();
    // The title has the focus already.
    await hand.type('Sports day');
    const kind = main.getByRole('radio', { name: 'An event' });
    if (hand.device === 'keyboard') {
      await hand.reach(main.getByRole('radio').first());
      while (!(await kind.isChecked())) await hand.key('ArrowDown');
    } else await hand.press(kind);
    const day = main.getByLabel('Day of the event');
    if (hand.device === 'keyboard') await hand.reach(day);
    await hand.outside(hand.device === 'keyboard' ? 8 : 3, () => day.fill('2031-03-14'));
    const parent = main.getByRole('combobox', { name: 'It belongs under' });
    if (hand.device === 'keyboard') {
      await hand.reach(parent);
      await hand.type('Student L');
    } else {
      await hand.outside(2, () => parent.selectOption('/student-life'));
    }
    expect(await parent.inputValue()).toBe('/student-life');
    await hand.press(main.getByRole('button', { name: 'Make the page' }));
    await shownOf(hand).getByRole('heading', { level: 1, name: 'Sports day' }).waitFor();
    await waitSaved(hand);
  },
  check: ({ git }) => {
    const files = git('status', '--porcelain', '--untracked-files=all', 'content');
    expect(files.trim()).toBe('?? content/pages/student-life/sports-day.yaml');
  },
};

/** 6: a telephone number that is on several pages, where it is entered. */
export const telephone: Task = {
  number: 6,
  name: 'a telephone number where it is entered',
  text: '+254 711 111 111',
  walk: async (hand) => {
    await openFromMenu(hand, 'Settings');
    await hand.press(
      mainOf(hand)
        .getByRole('link', { name: /^Contacts/ })
        .first(),
    );
    // The finance office is the second of them.
    const field = panelOf(hand)
      .getByLabel(/^Telephone/)
      .nth(1);
    await hand.write(field, '+254 711 111 111');
    await waitSaved(hand);
  },
  check: ({ lines }) =>
    expect(lines).toEqual(['- phone: "+254 700 000 000"', '+ phone: "+254 711 111 111"']),
};

/** 7: other words in three of many places. */
export const otherWords: Task = {
  number: 7,
  name: 'other words in three of many places',
  text: 'Grade 10Grade Ten',
  walk: async (hand) => {
    const main = mainOf(hand);
    await openFromMenu(hand, 'Find and replace');
    await hand.write(main.getByLabel('Find', { exact: true }), 'Grade 10');
    await hand.write(main.getByLabel('Replace by'), 'Grade Ten');
    const boxes = main.getByRole('listitem').getByRole('checkbox');
    await boxes.nth(3).waitFor();
    const turn = hand.device === 'keyboard' ? 'Space' : undefined;
    await hand.press(main.getByRole('checkbox', { name: 'Choose all' }), turn);
    for (const index of [0, 1, 2]) await hand.press(boxes.nth(index), turn);
    const replace = main.getByRole('button', { name: 'Replace in 3 places' });
    // It stands above the list.
    if (hand.device === 'keyboard') await hand.reach(replace, 'Shift+Tab');
    await hand.press(replace);
    await waitSaved(hand);
  },
  check: ({ lines }) => {
    const added = lines.filter((line) => line.startsWith('+'));
    expect(added).toHaveLength(3);
    for (const line of added) expect(line).toContain('Grade Ten');
    expect(lines).toHaveLength(6);
  },
};
