// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/index.ts';
import { FormFields } from '../../src/editor/fields/index.ts';
import { docOf, keysOf, positionOf, sourceIn } from '../../src/editor/rich-text/chip-document.ts';
import { chipsIn, schemasTo, sourceOf } from '../../src/editor/site/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { runs } from '../sample.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  return speak('en');
});
afterEach(cleanup);

const prices = `title: Prices
columns:
  - name: fish
    label: Fish
  - name: price
    label: Price
    kind: amount
rows:
  - fish: Tilapia
    price: 1450
`;

const stored = (text: string) => ({ text, hash: text, ofBytes: [] });

/** A session in a library whose page has these texts, as they stand in its file. */
async function openLibrary(lines: string) {
  const site = await storedSite('scripts/starter/library');
  const page = `title: Fees\nblocks:\n  - type: hero\n${lines}`;
  const files = { ...site.files, [file]: stored(page), 'data/prices.yaml': stored(prices) };
  const { session } = openSession(undefined, { ...site, files });
  const name = String(valueAt(openText(session.textOf('site.yaml') ?? '')?.value, ['name']));
  return { session, name };
}

const path = ['blocks', 0];

/** The form of a block with these texts. */
async function openTexts(lines: string) {
  const { session, name } = await openLibrary(lines);
  render(
    <MemoryRouter>
      <OpenedForm
        session={session}
        show={(form) => {
          const schema = schemasTo(form, path).at(-1);
          return (
            schema && <FormFields schema={schema} path={path} value={valueAt(form.root, path)} />
          );
        }}
      />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return { user, name, written: () => session.textOf(file) ?? '' };
}

/** A text that shows its chips, once these have loaded. */
const chipped = (name: string) =>
  screen.findByRole('textbox', {
    name: (heard, element) => heard === name && element.matches('[contenteditable]'),
  });

test('a text shows the values that it names and the words of its links, as visitors read them', async () => {
  const { name } = await openTexts(
    `    title: Welcome to {{site.name}}\n    text: Fish for {{prices.tilapia.price}}, see [all prices](/) or [aqui](lang:pt). {{no.such.thing}}\n`,
  );
  expect((await chipped('Heading')).textContent).toBe(`Welcome to ${name}`);
  const text = await chipped('Text');
  expect(text.textContent).toMatch(/^Fish for \S* ?1,450, see all prices or aqui\. \{\{no\.such/);
  expect(within(text).getByText('aqui')).toHaveAttribute('lang', 'pt');
});

test('a value is put in from a list where the caret is, and taken out again; all else in the file stays', async () => {
  const lines = `    title: 'Welcome'   # as it is\n    text: "See \\"us\\" *soon*."\n`;
  const { user, name, written } = await openTexts(lines);
  const before = written();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.click(field);
  field.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Put in a name or a value: Text' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Use this one' }));
  const text = await chipped('Text');
  expect(text.textContent).toBe(`See ${name}"us" *soon*.`);
  expect(written()).toBe(before.replace('See ', 'See {{site.name}}'));
  fireEvent.keyDown(text, { key: 'Backspace' });
  expect(text.textContent).toBe('See "us" *soon*.');
  expect(written()).toBe(before);
});

test('a link is put in from the pages of the site, beside one that stays as it is', async () => {
  const { user, written } = await openTexts(
    `    title: Welcome\n    text: Please [call us](phone:main).\n`,
  );
  const text = await chipped('Text');
  await user.click(screen.getByRole('button', { name: 'Link: Text', hidden: true }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'A page' }));
  await user.click(within(dialog).getAllByRole('radio').at(-1) ?? dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Use this link' }));
  expect(written()).toMatch(/\[[^\]]+\]\(\/\S*\)/);
  expect(written()).toContain('[call us](phone:main)');
  expect(text.textContent).not.toContain('](');
});

const plainText = fc.stringMatching(/^[a-z *_"#:\\'éش-]{0,12}$/);
const aChip = fc.constantFrom(
  '{{site.name}}',
  '{{ site.name }}',
  '{{prices.Tilapia.price}}',
  '[x](lang:pt)',
  '[call *us* now](phone:main)',
  '[{{site.name}}](/visit#at)',
);

test('typing beside a chip, and deleting one, changes no other byte of the text', async () => {
  const { session } = await openLibrary('    title: Welcome\n');
  const partsOf = (text: string) => chipsIn(session, text, true);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(plainText, aChip), { minLength: 1, maxLength: 4 }),
      plainText,
      fc.nat(),
      (pairs, end, choice) => {
        const parts = pairs.flat().concat(end);
        const text = parts.join('');
        const doc = docOf(text, partsOf);
        expect(sourceIn(doc.content)).toBe(text);
        // Between parts, and inside of plain ones.
        const carets: number[] = [];
        let offset = 0;
        for (const part of partsOf(text)) {
          if (typeof part === 'string')
            for (let at = 0; at < part.length; at += 1) carets.push(offset + at);
          offset += sourceOf(part).length;
          carets.push(offset);
        }
        const caret = carets[choice % carets.length] ?? 0;
        const state = EditorState.create({ doc, plugins: keysOf(false) });
        const position = positionOf(doc, caret);
        const typed = state.apply(state.tr.insertText('Ж', position));
        expect(sourceIn(typed.doc.content)).toBe(`${text.slice(0, caret)}Ж${text.slice(caret)}`);
        const before = doc.resolve(position).nodeBefore;
        if (!before || before.isText) return;
        const placed = state.apply(
          state.tr
            .setSelection(TextSelection.create(doc, position))
            .deleteRange(position - 1, position),
        );
        const source = String(before.attrs['source']);
        expect(sourceIn(placed.doc.content)).toBe(
          text.slice(0, caret - source.length) + text.slice(caret),
        );
      },
    ),
    runs(100),
  );
});
