// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Engine } from '../../src/editor/engine/engine.ts';
import { doorOf } from '../../src/editor/page/frame-doors.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { file, openSession } from './opened-session.ts';

const { session } = openSession();
const notice = 'notice:\n  text: Closed today.\n';
session.changeTexts([
  {
    file: 'site.yaml',
    before: session.textOf('site.yaml'),
    after: `${session.textOf('site.yaml') ?? ''}${notice}`,
  },
]);
const files = Object.fromEntries(
  [...session.texts()].map(([name, text]) => [name, { text, ofBytes: [] }]),
);
const engine = new Engine({ files, pictures: session.state.site.pictures, isOnHost: false });
const page = new DOMParser().parseFromString(engine.render(file)?.html ?? '', 'text/html');

/** The words of the field to which an element of the frame leads. */
function wordsBehind(element: Element): unknown {
  const door = doorOf(session, element);
  return door && valueAt(openText(session.textOf(door.file) ?? '')?.value, door.path);
}

const words = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

test('the notice, the links of the menu and all texts of the footer lead to the fields that have their words', () => {
  const found = page.querySelector('[data-notice-id] span') ?? expect.unreachable();
  expect(doorOf(session, found)).toEqual({ file: 'site.yaml', path: ['notice'] });
  const links = [...page.querySelectorAll('header nav a[href^="/"], footer nav a')];
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(wordsBehind(link), words(link)).toBe(words(link));
  const titles = [...page.querySelectorAll('footer h2')];
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) {
    // A title that the settings leave out is the engine's word: then the whole footer is opened.
    expect([
      words(title),
      valueAt(openText(session.textOf('site.yaml') ?? '')?.value, ['footer']),
    ]).toContainEqual(wordsBehind(title));
  }
});

test('the countdown, the links of the dock and the button of the menu lead to what they are made from', () => {
  const countdown = page.querySelector('[role="timer"]') ?? expect.unreachable();
  expect(doorOf(session, countdown)).toEqual({ file: 'site.yaml', path: ['countdown'] });
  const heading = page.querySelector('aside h2') ?? expect.unreachable();
  expect(doorOf(session, heading)).toEqual({ file: 'site.yaml', path: ['countdown', 'heading'] });
  const links = [...page.querySelectorAll('[data-dock] nav a')];
  const labels = links.map((link) => [words(link), doorOf(session, link)?.path]);
  // “Send” is the engine's word.
  expect(labels.filter(([, path]) => path?.length === 1)).toHaveLength(1);
  const named = links.filter((link) => doorOf(session, link)?.path.length === 3);
  expect(named.length).toBe(links.length - 1);
  for (const link of named) expect(wordsBehind(link)).toBe(words(link));
  const menu = page.querySelector('header button[aria-controls]:not(nav *)');
  expect(doorOf(session, menu ?? expect.unreachable())).toEqual({ file: 'site.yaml', path: [] });
});

test('what is no part of the frame leads nowhere, and the name of the site to its setting', () => {
  expect(doorOf(session, page.querySelector('main') ?? page.body)).toBeNull();
  const name = page.querySelector('header a') ?? expect.unreachable();
  expect(doorOf(session, name)).toEqual({ file: 'site.yaml', path: ['name'] });
});
