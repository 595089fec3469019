// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { everySecond } from '../../src/client/frame/every-second.ts';
import { fakeClock } from './fake-clock.ts';

const ticksOf = (start: string) => {
  const clock = fakeClock(start);
  const ticks: string[] = [];
  const stop = everySecond((now) => ticks.push(now.toISOString().slice(17, 23)), document, clock);
  return { clock, ticks, stop };
};
const seePage = () => document.dispatchEvent(new Event('visibilitychange'));

test('the first tick comes at once, the others when a second begins', () => {
  const { clock, ticks, stop } = ticksOf('2026-11-21T10:00:00.400Z');
  clock.pass(2700);
  expect(ticks).toEqual(['00.400', '01.000', '02.000', '03.000']);
  stop();
});

test('after suspension it ticks as soon as the page is visible, and then on the second', () => {
  const { clock, ticks, stop } = ticksOf('2026-11-21T10:00:00.000Z');
  clock.pass(1000);
  clock.sleep(38_250);
  seePage();
  clock.pass(1000);
  expect(ticks).toEqual(['00.000', '01.000', '39.250', '40.000']);
  expect(clock.waiting()).toBe(1);
  stop();
});

test('once stopped it leaves nothing behind', () => {
  const { clock, ticks, stop } = ticksOf('2026-11-21T10:00:00.000Z');
  stop();
  seePage();
  clock.pass(5000);
  expect(ticks).toEqual(['00.000']);
  expect(clock.waiting()).toBe(0);
});
