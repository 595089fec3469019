// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { BrokenPanel } from '../../src/editor/panel/BrokenPanel.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession } from './opened-session.ts';
import { sayAsIs } from '../../src/messages/message.ts';

afterEach(() => {
  cleanup();
  return speak('en');
});

const mistake: Diagnostic = {
  code: 'backslash',
  severity: 'error',
  file,
  path: [],
  where: [],
  range: { line: 3, column: 1, endLine: 3, endColumn: 2 },
  message: sayAsIs('This line has no colon.'),
  help: sayAsIs('Write a colon after the name.'),
  related: [],
};

test('what the checks say in English is spoken as English in an editor of another language', async () => {
  await speak('sw');
  const { session } = openSession();
  session.dispatch({ kind: 'checked', diagnostics: [mistake] });
  render(<BrokenPanel session={session} file={file} close={() => {}} />);
  expect(screen.getByText('This line has no colon.').lang).toBe('en');
  expect(screen.getByText('Write a colon after the name.').lang).toBe('en');
});
