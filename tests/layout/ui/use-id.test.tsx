import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIds, IdsContext, useId } from '../../../src/layout/ui/use-id.ts';

function Field() {
  const id = useId();
  return <input id={id} />;
}

/** The ids of two fields in a block with some values. */
const idsIn = (block: unknown): string[] => {
  const html = renderToString(
    <IdsContext value={createIds(block)}>
      <Field />
      <Field />
    </IdsContext>,
  );
  return Array.from(html.matchAll(/id="([^"]+)"/g), ([, id]) => id ?? '');
};

test('ids differ within a block and between blocks, and are the same whenever it is rendered', () => {
  const [adults, children] = [{ title: 'Adults' }, { title: 'Children' }];
  const all = [...idsIn(adults), ...idsIn(children)];
  expect(new Set(all).size).toBe(4);
  expect(idsIn(JSON.parse(JSON.stringify(adults)))).toEqual(idsIn(adults));
});
