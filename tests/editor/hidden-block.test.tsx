// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { file, files, openSession } from './opened-session.ts';

afterEach(cleanup);

function FirstBlock({ session }: { session: Session }) {
  const form = useFormOf({ session, file, open: () => {}, addBlock: () => {} });
  const choice = { path: ['blocks', 0], count: 0 };
  return form && <Panel form={form} choice={choice} close={() => {}} notice={null} />;
}

/** Opens the form of a block with some days. */
function open(days: string) {
  const { session } = openSession();
  const after = `title: Open day\nblocks:\n  - type: prose\n    text: Come.\n${days}`;
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(<FirstBlock session={session} />);
}

const hidden = () => screen.queryByText(/^Visitors do not see this part/)?.textContent;

test('the form of a block that visitors do not see today says so, and from when or until when they do', () => {
  for (const [days, expected] of [
    ['    showFrom: 2099-03-01\n', /not see this part of the page\. From .*2099.* on$/],
    ['    showUntil: 2020-03-01\n', /not see this part of the page\. Until .*2020/],
  ] as const) {
    open(days);
    expect(hidden()).toMatch(expected);
    cleanup();
  }
  open('    showFrom: 2020-03-01\n    showUntil: 2099-03-01\n');
  expect(hidden()).toBe(undefined);
});

test('the form of a page that has hardly begun starts with a button that adds a block', () => {
  const { session } = openSession();
  const addBlock = vi.fn();
  function PageForm() {
    const form = useFormOf({ session, file, open: () => {}, addBlock });
    const choice = { path: [], count: 0 };
    return form && <Panel form={form} choice={choice} close={() => {}} notice={null} />;
  }
  const openPage = (blocks: number) => {
    const text = '  - type: prose\n    text: Come.\n';
    const after = `title: Open day\nblocks:\n${text.repeat(blocks)}`;
    session.changeTexts([{ file, before: session.textOf(file), after }]);
    render(<PageForm />, { wrapper: MemoryRouter });
    const panel = screen.getByRole('region', { name: 'Edit' });
    return panel.querySelector('button.go, a.button');
  };
  const first = openPage(1);
  expect(first).toHaveTextContent('Add a block');
  fireEvent.click(first ?? expect.unreachable());
  expect(addBlock).toHaveBeenCalledWith(1);
  cleanup();
  expect(openPage(3)).not.toHaveTextContent('Add a block');
});
