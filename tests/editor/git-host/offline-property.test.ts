import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { uploadsIn } from '../../../src/content/editing/published-part.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { runs } from '../../sample.ts';
import { queuePublication } from '../../../src/editor/session/publication-queue.ts';
import { publishAll } from '../../../src/editor/session/publishing.ts';
import { openDevice, type Device } from './device.ts';
import { storeSetup } from './store-setup.ts';

const files = ['pages/index.yaml', 'pages/fees.yaml'] as const;
const people = ['phone', 'laptop', 'office'] as const;
type Person = (typeof people)[number];
/** In milliseconds. */
const threeDays = 3 * 86_400_000;
const begin = 'title: Lakeside\nphone: 0\nlaptop: 0\noffice: 0\n';

/** The phone and the laptop are devices of one editor, and the computer in the office is that of another. */
const logins: Record<Person, string> = { phone: 'amina', laptop: 'amina', office: 'otieno' };

const anyStep = fc.record({
  who: fc.constantFrom(...people),
  act: fc.constantFrom(
    'type',
    'type',
    'type',
    'save',
    'publish',
    'queue',
    'queue and go on',
    'take back',
    'cut',
    'cut',
    'repair',
    'repair',
    'crash',
    'three days',
  ),
  file: fc.constantFrom(...files),
});

const valueIn = (text: string | null, person: Person): unknown =>
  valueAt(openText(text ?? '')?.value, [person]);

/** Saves and reads as the editor does by itself when a while has gone by. */
async function passTime(device: Device): Promise<void> {
  await Promise.resolve();
  await device.session().save();
  await device.session().refresh();
}

test('two devices of an editor and a colleague, with lines that break and tabs that crash: nothing typed is lost, and nothing is published that was not reviewed', async () => {
  const property = fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
    const setup = await storeSetup();
    setup.changeOutside(Object.fromEntries(files.map((file) => [file, begin])));
    let time = 0;
    const now = () => time;
    const devices: Record<Person, Device> = {
      phone: await openDevice(setup, logins.phone, { now }),
      laptop: await openDevice(setup, logins.laptop, { now }),
      office: await openDevice(setup, logins.office, { now }),
    };
    let count = 0;
    const typed = new Map<string, number>();
    /** Every value that somebody has seen before it was published. */
    const reviewed = new Set(files.flatMap((file) => people.map((one) => `${file} ${one} 0`)));
    const review = (changes: readonly { file: string; after: string | null }[]) => {
      for (const { file, after } of changes)
        for (const one of people) reviewed.add(`${file} ${one} ${String(valueIn(after, one))}`);
    };

    for (const { who, act, file } of steps) {
      const device = devices[who];
      const session = device.session();
      const changes = session.changes();
      if (act === 'type') {
        count += 1;
        typed.set(`${file} ${who}`, count);
        device.session().edit([{ file, op: { op: 'set', path: [who], value: count } }]);
      } else if (act === 'save') await passTime(device);
      else if (act === 'publish' && changes.length > 0) {
        review(changes);
        // Without a line, or if others come between, nothing is published.
        await publishAll(session, { message: 'All', choices: [] }).catch(() => undefined);
      } else if (act.startsWith('queue') && changes.length > 0) {
        review(changes);
        const isAutomatic = act === 'queue and go on';
        const uploads = uploadsIn(changes);
        queuePublication(session, { message: 'Later', changes, uploads, isAutomatic });
      } else if (act === 'take back') {
        for (const { id } of session.state.queued) session.dispatch({ kind: 'dequeued', id });
      } else if (act === 'cut') device.cut(true);
      else if (act === 'repair') {
        device.cut(false);
        await passTime(device);
      } else if (act === 'crash') await device.crash();
      else if (act === 'three days') time += threeDays;

      for (const [key, value] of typed) {
        const [one = '', person] = key.split(' ');
        const owner = people.find((each) => each === person) ?? 'phone';
        expect(valueIn(devices[owner].session().textOf(one), owner), key).toBe(value);
      }
      for (const one of files)
        for (const person of people) {
          const value = valueIn(setup.published(one) ?? null, person);
          expect(reviewed).toContain(`${one} ${person} ${String(value)}`);
        }
    }

    for (const device of Object.values(devices)) device.cut(false);
    // Whoever publishes sees first what others have saved or published.
    for (const person of [...people, ...people]) {
      const device = devices[person];
      for (const { id } of device.session().state.queued)
        device.session().dispatch({ kind: 'dequeued', id });
      await passTime(device);
      await passTime(device);
      if (device.session().changes().length === 0) continue;
      const answer = await publishAll(device.session(), { message: 'All', choices: [] });
      expect(answer).toMatchObject({ kind: 'published' });
    }
    for (const [key, value] of typed) {
      const [one = '', person] = key.split(' ');
      const owner = people.find((each) => each === person) ?? 'phone';
      expect(valueIn(setup.published(one) ?? null, owner), key).toBe(value);
    }
    for (const device of Object.values(devices)) device.session().close();
  });
  await fc.assert(property, runs(8));
});
