// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { playerAddress } from '../../schema/fields/player-address.ts';
import { openHeldFrames } from '../../src/layout/ui/EmbedOnTap.tsx';
import { embedSandbox } from '../../src/layout/ui/embed-rights.ts';
import { renderBlock, testContext } from './test-context.ts';

const show = (block: object) => {
  document.body.innerHTML = renderBlock(
    blockSchema.parse(block),
    testContext({ embedsOnTap: true }),
  );
};

afterEach(() => {
  document.body.innerHTML = '';
});

const video = {
  type: 'video',
  name: 'How the ferry comes in',
  address: 'https://youtu.be/abcdefghijk?t=3',
  length: '4:05',
};

test('a photograph of a gallery opens in a format of every telephone where no scripts run', () => {
  const image = { src: 'pool.jpg', alt: 'The pool' };
  show({ type: 'gallery', items: [{ image }] });
  expect(document.querySelector('[data-pictures] a')?.getAttribute('href')).toMatch(/\.jpg$/);
});

test.each([
  ['a video', video, /youtube-nocookie\.com\/embed\/abcdefghijk\?autoplay=1$/, 'How the ferry'],
  ['a map', { type: 'map' }, /maps\.example\/embed$/, 'Map of where we are'],
  ['a drawn map', { type: 'map', image: { src: 'a.svg', alt: 'The way' } }, /\/embed$/, 'Map of'],
])('%s asks its host for nothing until it is pressed', (_what, block, address, title) => {
  show(block);
  openHeldFrames(document);
  // What is in noscript is text where scripts run.
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('[src*="//"]')).toBeNull();
  document.querySelector<HTMLElement>('[data-held-frame] button')?.click();
  const frame = document.querySelector('iframe');
  expect(frame?.src).toMatch(address);
  expect(frame?.title).toContain(title);
  expect(frame?.getAttribute('sandbox')).toBe(embedSandbox);
  expect(frame?.getAttribute('allow')).toMatch(/^fullscreen/);
  expect(document.activeElement).toBe(frame);
  expect(document.querySelector('[data-held-frame]')).toBeNull();
});

test('a report waits too, and without scripts it is a link', () => {
  show({
    type: 'dashboards',
    items: [
      {
        id: 'loans',
        year: '2025',
        title: 'Loans',
        description: 'How many.',
        embedUrl: 'https://reports.example/loans',
        aspectRatio: '16/9',
        icon: 'bar-chart',
      },
    ],
  });
  expect(document.querySelector('.frame, [data-phase]')?.getAttribute('data-phase')).toBe('held');
  expect(document.querySelector('button')?.textContent).toContain('Show the report');
  expect(document.querySelector('noscript')?.innerHTML).toContain('https://reports.example/loans');
  expect(document.querySelector('noscript')?.innerHTML).not.toContain('iframe');
});

test('a video says how long it is, and leads to its host without being played', () => {
  show({ ...video, captions: 'Captions in French', transcript: 'The first ferry comes in.' });
  expect(document.querySelector('figcaption')?.textContent).toMatch(
    /4 min.*5 sec.*Captions in French.*Watch at youtu\.be/,
  );
  expect(document.querySelector('figcaption a')?.getAttribute('href')).toBe(video.address);
  expect(document.querySelector('details')?.textContent).toContain('The first ferry comes in.');
});

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ],
  [
    'https://m.youtube.com/watch?t=1&v=abcdefghijk&list=x',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ],
  [
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://videos.example/watch?v=abcdefghijk', 'https://videos.example/watch?v=abcdefghijk'],
  [
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
  ],
])('the player of %s', (address, player) => {
  expect(playerAddress(address)).toBe(player);
  expect(playerAddress(player)).toBe(player);
});

test('the page on privacy lists the hosts that a tap calls', () => {
  show({ type: 'device-storage' });
  expect(document.body.textContent).toContain('maps.exampleContacted once you tap it');
});
