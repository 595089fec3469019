import { expect, test } from 'vitest';
import { fees, feesWith, publish, save, storeSetup, textIn } from './store-setup.ts';

/** Which rights a token has lost in the middle of work, as whoever administers the repository takes them away. */
const lost = [
  ['may only read', { contents: 'read' }],
  ['is not meant for this repository any more', { repository: false }],
] as const;

test.each(lost)(
  'whose token %s is asked to sign in again, and nothing is lost',
  async (_, rights) => {
    const { open, double, repository, published, drafted } = await storeSetup();
    const store = open();
    await save(store, feesWith(120));
    const before = await store.read();
    const head = repository.branches.get('main');
    const [token = ''] = double.people.keys();
    double.addToken(token, rights);

    const typed = [{ file: fees, baseHash: before.files[fees]?.hash ?? null, text: feesWith(130) }];
    const signedOut = { name: 'StoreUnavailable', problem: 'signed-out' };
    await expect(store.save(typed)).rejects.toMatchObject(signedOut);
    await expect(publish(store)).rejects.toMatchObject(signedOut);
    await expect(
      publish(store, [], {
        changes: [{ file: fees, before: feesWith(100), after: feesWith(120) }],
        uploads: [],
      }),
    ).rejects.toMatchObject(signedOut);
    expect(repository.branches.get('main')).toBe(head);
    expect(drafted(fees)).toBe(feesWith(120));

    double.addToken(token);
    expect(await store.save(typed)).toMatchObject({ kind: 'saved' });
    expect(textIn(await store.read())).toBe(feesWith(130));
    expect(await publish(store)).toMatchObject({ kind: 'published' });
    expect(published(fees)).toBe(feesWith(130));
  },
);
