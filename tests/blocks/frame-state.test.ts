import { expect, test } from 'vitest';
import {
  firstFrameState,
  nextFrameState,
  type FrameEvent,
} from '../../src/blocks/dashboards/frame-state.ts';
import { yearsOf } from '../../src/blocks/dashboards/years.ts';

const after = (...events: FrameEvent[]) => events.reduce(nextFrameState, firstFrameState);
const phaseAfter = (...events: FrameEvent[]) => after(...events).phase;

test.each<[string, FrameEvent[], string]>([
  ['waits until it comes near the view', [], 'waiting'],
  ['does not fail while it waits', ['offline'], 'waiting'],
  ['loads when it comes near', ['near'], 'loading'],
  ['waits to be asked for by those who save data', ['held'], 'held'],
  ['loads when they ask for it', ['held', 'near'], 'loading'],
  ['is not held once it loads', ['near', 'held'], 'loading'],
  ['is not loaded by its frame alone', ['near', 'frame-loaded'], 'loading'],
  ['is not loaded by an answer alone', ['near', 'reached'], 'loading'],
  ['is loaded by both', ['near', 'frame-loaded', 'reached'], 'loaded'],
  ['is loaded by both in the other order', ['near', 'reached', 'frame-loaded'], 'loaded'],
  ['fails when nobody answers', ['near', 'unreachable'], 'failed'],
  ['fails on the error event', ['near', 'frame-error'], 'failed'],
  ['fails without a connection', ['near', 'offline'], 'failed'],
  ['fails when it takes too long', ['near', 'overdue'], 'failed'],
  ['stays failed on the error page', ['near', 'unreachable', 'frame-loaded'], 'failed'],
  ['is shown when it loads late', ['near', 'overdue', 'reached', 'frame-loaded'], 'loaded'],
  ['stays loaded whatever comes', ['near', 'reached', 'frame-loaded', 'offline'], 'loaded'],
  ['stays failed until it is really there', ['near', 'offline', 'online'], 'failed'],
  [
    'is shown once the connection is back',
    ['near', 'offline', 'online', 'reached', 'frame-loaded'],
    'loaded',
  ],
  [
    'forgets what the frame before it said',
    ['near', 'frame-loaded', 'unreachable', 'online', 'reached'],
    'failed',
  ],
])('a report %s', (_name, events, phase) => {
  expect(phaseAfter(...events)).toBe(phase);
});

test('a connection that comes back makes a new attempt, but not while one is under way', () => {
  expect(after('near', 'online').attempt).toBe(1);
  expect(after('near', 'offline', 'online').attempt).toBe(2);
});

test('the years are distinct, the newest first', () => {
  const items = ['2023', '2024', '2024', '999', '2022'].map((year) => ({ year }));
  expect(yearsOf(items, 'en')).toEqual(['2024', '2023', '2022', '999']);
});
