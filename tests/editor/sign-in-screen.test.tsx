// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignIn } from '../../src/editor/web/SignIn.tsx';
import { WebAccount } from '../../src/editor/web/web-account.ts';
import type { WebSettings } from '../../src/editor/web-settings.ts';
import { speak } from '../../src/editor/words/words.ts';
import { GithubDouble } from '../github-double/github-double.ts';
import { openSession } from './opened-session.ts';
import { webSettings } from './web-settings.ts';

let github: GithubDouble;

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  sessionStorage.clear();
  github = new GithubDouble({ files: { 'content/site.yaml': 'name: Lakeside\n' } });
  github.addToken('good');
  // GitHub answers; the site itself is not there at the moment.
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
    address.startsWith('https://')
      ? github.answer(new Request(address, request))
      : Promise.resolve(new Response('', { status: 404 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(github.mistakes).toEqual([]);
});

function open(change: Partial<WebSettings> = {}): WebAccount {
  const account = new WebAccount({ ...webSettings, ...change });
  render(<SignIn account={account} refusal={null} entered={() => undefined} />);
  return account;
}

async function signIn(token: string): Promise<string> {
  fireEvent.change(screen.getByLabelText('Access token'), { target: { value: token } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return (await screen.findByRole('alert')).textContent;
}

test('what prevents signing in is explained, and a token that is refused is not stored', async () => {
  open();
  fireEvent.click(screen.getByLabelText('Stay signed in on this device for a day'));
  expect(await signIn('mistyped')).toContain('github.com does not know this token');
  github.addToken('elsewhere', { repository: false });
  expect(await signIn('elsewhere')).toContain('There is no repository lakeside/website');
  github.addToken('reader', { contents: 'read' });
  expect(await signIn('reader')).toContain('It lacks: Contents: Read and write.');
  expect(localStorage).toHaveLength(0);
});

test('a host that is not there, asks to wait, or has no build is distinguished', async () => {
  open();
  github.fail(/^GET /, 'lost-request');
  expect(await signIn('good')).toContain('github.com does not answer');
  expect(await signIn('good')).toContain('Load this page again');
  github.limit = { left: 0, reset: Date.now() / 1000 + 600 };
  expect(await signIn('good')).toContain('asks to wait a little');
});

test('a token stays in this browser only if that is chosen', async () => {
  open();
  await signIn('good');
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByLabelText('Stay signed in on this device for a day'));
  await signIn('good');
  expect(JSON.stringify(localStorage)).toContain('good');
});

test('over the open work of one account no other can sign in, and its token is not kept', async () => {
  const account = open();
  account.session = openSession().session;
  fireEvent.click(screen.getByLabelText('Stay signed in on this device for a day'));
  expect(await signIn('good')).toMatch(
    /^This page has the work of .*, and you are Amina Wanjiru\./,
  );
  expect(localStorage).toHaveLength(0);
});

test('it says what one can do here, what is needed, what comes next and who sees it, in the chosen language', async () => {
  open();
  const help = screen.getByText('How do I get one?').closest('details');
  screen.getByText(/^Here you change the texts and pictures/);
  screen.getByText(/^An access token of github.com: it is your key/);
  screen.getByText(/^The list of all pages opens/);
  screen.getByText(/^Nobody, before you publish/);
  expect(help?.open).toBe(false);
  expect(help?.textContent).toContain('lakeside/website');
  expect(screen.getByRole('radio', { name: 'Kiswahili' })).toBeTruthy();
  cleanup();
  open({ signIn: { client: 'x', relay: 'https://relay.example' } });
  screen.getByText(/^An account at github.com that may change this site/);
});

/** What stands at the tick on a site in this folder of its host. */
const hintOf = (base: string): string => {
  open({ base });
  const tick = screen.getByLabelText('Stay signed in on this device for a day');
  const hint = document.getElementById(tick.getAttribute('aria-describedby') ?? '');
  const words = hint?.textContent ?? '';
  cleanup();
  return words;
};

test('whoever stays signed in reads at the tick which pages can read the token', () => {
  expect(hintOf('')).toContain(`every page of ${location.host} can read`);
  expect(hintOf('')).not.toContain('other sites');
  // Other sites stand in other folders of the same host.
  expect(hintOf('/my-site')).toContain('those of other sites there too');
  expect(hintOf('/my-site')).toContain('A site with a domain of its own is safer.');
});

test('with a relay there is a button; declining at the host is reported', async () => {
  const relayed = { signIn: { relay: 'https://sign-in.place.example/', client: 'id' } };
  const account = open(relayed);
  expect(screen.getByRole('button', { name: 'Sign in with github.com' })).toBeDefined();
  expect(screen.getByText('Or sign in with an access token')).toBeDefined();
  expect(await account.resume({ kind: 'none' })).toBeNull();
  const refusal = await account.resume({ kind: 'refused', problem: 'declined' });
  cleanup();
  render(<SignIn account={account} refusal={refusal} entered={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'github.com was not allowed to sign you in',
  );
});
