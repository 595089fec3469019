import type { CDPSession, Page } from 'playwright-core';
import { brotliCompressSync } from 'node:zlib';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { start, stop } from './measure-saves.ts';

/** Times in milliseconds, sizes in bytes. */
type KeyCost = {
  /** From a keystroke to the frame with the changed page, 95 % of keys, by slowdown of the processor. */
  keyToPaint: Map<number, number>;
  opening: number;
  /** The scripts loaded until the first field appears, the worker's included, with Brotli. */
  scripts: number;
  heap: { opened: number; changed: number };
};

const fields = ['#field-blocks-0-title', '#field-blocks-0-text'] as const;
/** How much slower the processors of phones and of old office computers are. */
export const slowdowns = [4, 6] as const;
const keys = 60;
const changes = 1000;
/** In milliseconds: one key at a time, so that none includes work left by the previous one. */
const betweenKeys = 400;
/** In milliseconds, after which all earlier work is done. */
const untilSettled = 3000;

export async function measureKeys(content: string): Promise<KeyCost> {
  const { server, url } = await start(content, '/');
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(untilSettled);
    const { took, scripts } = await open(page, new URL('/?edit&at=blocks.0.title', url).href);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const opened = await heapOf(session);
    const keyToPaint: KeyCost['keyToPaint'] = new Map();
    for (const slowdown of slowdowns) {
      const times = await typeKeys(page, session, slowdown);
      keyToPaint.set(slowdown, times[Math.floor(times.length * 0.95)] ?? NaN);
    }
    await page.evaluate(changeOften, { fields, changes });
    await page.waitForTimeout(untilSettled);
    const changed = await heapOf(session);
    return { keyToPaint, opening: took, scripts, heap: { opened, changed } };
  } finally {
    await browser.close();
    await stop(server);
  }
}

async function open(page: Page, address: string) {
  page.setDefaultTimeout(120_000);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(fields[0]).waitFor();
  await page.frameLocator('main iframe').locator('main').waitFor();
  const took = performance.now() - began;
  // The first rendering and check are not part of the first keystroke.
  await page.waitForTimeout(untilSettled);
  // Compressing keeps this process busy for seconds, so it would miss the field.
  let scripts = 0;
  for (const body of await Promise.all(bodies)) scripts += brotliCompressSync(body).length;
  return { took, scripts };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Returns the sorted times from keystrokes to the paint of the page with the letter. */
async function typeKeys(page: Page, session: CDPSession, slowdown: number): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A heading that is too long would be a mistake, and the page would no longer follow.
  await page.locator(fields[0]).fill('Typed');
  await page.waitForTimeout(2000);
  await page.keyboard.press('End');
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    // The page must be observed before the keystroke.
    const painted = await page.evaluateHandle(watchPaint);
    await page.keyboard.type('abcdefghij'.charAt(key % 10));
    times.push(await painted.evaluate(({ time }) => time));
    await painted.dispose();
    await page.waitForTimeout(betweenKeys);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times.toSorted((one, other) => one - other);
}

/** Runs in the page: the time from the next keystroke to the paint of a change in the frame. */
const watchPaint = () => ({
  time: new Promise<number>((resolve, reject) => {
    let pressed = 0;
    setTimeout(() => reject(new Error('The page does not show what was typed.')), 20_000);
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      once: true,
      capture: true,
    });
    const shown = document
      .querySelector<HTMLIFrameElement>('main iframe')
      ?.contentDocument?.querySelector('main');
    if (!shown) throw new Error('The page is not shown.');
    const observer = new MutationObserver((records) => {
      // The outline is not a change of text.
      if (records.every(({ type }) => type === 'attributes')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - pressed));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(shown, { subtree: true, childList: true, characterData: true });
  }),
});

/**
 * Runs in the page. Alternates between two fields, so that each change is a step of its own; typing a thousand with the
 * browser's keys would take minutes.
 */
async function changeOften({
  fields: ids,
  changes: count,
}: {
  fields: readonly string[];
  changes: number;
}) {
  for (let change = 0; change < count; change += 1) {
    const field = document.querySelector<HTMLElement>(ids[change % ids.length] ?? '');
    if (!field) throw new Error('The form has lost its fields.');
    field.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, `Changed ${change}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
