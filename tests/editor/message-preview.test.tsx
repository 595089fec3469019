// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Engine } from '../../src/editor/engine/engine.ts';
import { MessagePreview } from '../../src/editor/panel/MessagePreview.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { file, files } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

/** The message that the engine makes of the edited page with a message of its own, or without one. */
function sentWith(message: string | null) {
  const engine = new Engine({ files, pictures: [], isOnHost: false });
  const text = files[file]?.text ?? '';
  if (message !== null) engine.change({ [file]: `message: ${JSON.stringify(message)}\n${text}` });
  const sent = engine.render(file)?.sent;
  if (!sent) throw new Error('The page has no message.');
  return sent;
}

const region = () => screen.getByRole('region', { name: 'How it arrives' });
const sms = () => within(region()).getAllByRole('listitem');

test('the editor sees her message as it arrives, with the number of SMS that it takes', () => {
  const words = 'The open day is on 8 January. '.repeat(8).trim();
  const sent = sentWith(words);
  render(<MessagePreview sent={sent} />);
  expect(region()).toHaveTextContent(`As 2 SMS, ${words.length + 1 + sent.url.length} characters`);
  expect(sms()).toHaveLength(2);
  expect(
    sms()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe(`${words} ${sent.url}`);
  cleanup();
  render(<MessagePreview sent={sentWith('Fête at the school: ê')} />);
  expect(region()).toHaveTextContent('ê leaves room for only 70 characters in each SMS');
});

test('without a message of her own she sees the one that is made of the page', () => {
  const sent = sentWith(null);
  render(<MessagePreview sent={sent} />);
  expect(region()).toHaveTextContent(sent.text);
  expect(sent.text).toContain(sent.title);
});
