import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/content/edit-protocol/store.ts';
import { runs } from '../../sample.ts';
import { publish, storeSetup } from './store-setup.ts';

const files = ['pages/index.yaml', 'pages/fees.yaml'] as const;
const begin = 'title: Lakeside\nphone: 0\nlaptop: 0\noutside: 0\n';

/** Everybody has a value of their own in each file, so nothing can be in conflict. */
const put = (text: string, who: string, value: number): string =>
  text.replace(new RegExp(`^${who}: .*$`, 'm'), `${who}: ${value}`);

const anyStep = fc.record({
  who: fc.constantFrom('phone' as const, 'laptop' as const, 'outside' as const),
  act: fc.constantFrom('save', 'save', 'save', 'publish', 'publish one', 'read'),
  file: fc.constantFrom(...files),
  // Few values, so that some are set back to what they were.
  value: fc.integer({ min: 0, max: 3 }),
  fault: fc.option(
    fc.record({
      at: fc.constantFrom(/POST .*trees/, /POST .*commits/, /(?:PATCH|POST) .*refs/, /GET .*ref/),
      kind: fc.constantFrom('lost-request' as const, 'lost-answer' as const, 503),
    }),
    { freq: 3 },
  ),
});

/** Tries again while the host is away, as the editor does. */
async function untilBack<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < 30; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
  return act();
}

test('whatever two devices and a developer do, and whichever answers are lost: no change is', async () => {
  const property = fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
    const { open, double, changeOutside, published, repository } = await storeSetup();
    changeOutside(Object.fromEntries(files.map((file) => [file, begin])));
    const devices = { phone: open(), laptop: open() };
    const expected = new Map<string, string>(files.map((file) => [file, begin]));
    const heads = new Map(repository.branches);
    for (const { who, act, file, value, fault } of steps) {
      if (fault) double.fail(fault.at, fault.kind);
      if (who === 'outside') {
        changeOutside({ [file]: put(published(file) ?? '', who, value) });
      } else if (act === 'publish') {
        const answer = await untilBack(() => publish(devices[who]));
        expect(answer.kind).toBe('published');
      } else if (act === 'publish one') {
        const { files: drafts, published: differing } = await untilBack(() => devices[who].read());
        const after = drafts[file]?.text ?? null;
        const before = differing?.[file] ?? after;
        const others = files.filter((one) => one !== file).map(published);
        const only = { changes: [{ file, before, after }], uploads: [] };
        const answer = await untilBack(() => publish(devices[who], [], only));
        expect(answer.kind).toBe('published');
        expect(published(file)).toBe(expected.get(file));
        expect(files.filter((one) => one !== file).map(published)).toEqual(others);
      } else if (act === 'save') {
        await untilBack(async () => {
          const found = (await devices[who].read()).files[file];
          const text = put(found?.text ?? '', who, value);
          const answer = await devices[who].save([{ file, baseHash: found?.hash ?? null, text }]);
          expect(answer.kind).toBe('saved');
        });
      }
      if (who === 'outside' || act === 'save')
        expected.set(file, put(expected.get(file) ?? '', who, value));
      for (const store of Object.values(devices)) {
        const site = await untilBack(() => store.read());
        for (const one of files) expect(site.files[one]?.text).toBe(expected.get(one));
      }
      for (const [branch, head] of repository.branches) {
        expect(repository.objects.follows(head, heads.get(branch) ?? head)).toBe(true);
        heads.set(branch, head);
      }
    }
    await untilBack(() => publish(devices.phone));
    for (const file of files) expect(published(file)).toBe(expected.get(file));
  });
  await fc.assert(property, runs(5));
});
