// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formBlock } from '../../schema/blocks/form.ts';
import { siteSchema } from '../../schema/site.ts';
import { Form } from '../../src/blocks/form/Form.tsx';
import { facts } from '../../src/blocks/form/data.ts';
import { en } from '../../src/messages/locales/en.ts';
import { formDestination } from '../../src/site/form-destinations.ts';
import { createIds, IdsContext } from '../../src/layout/ui/use-id.ts';
import { render } from '../in-english.tsx';
import { resolveBlock, testContext } from './test-context.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // The visitor has been on the page for a minute.
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  fetched.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const destinations = siteSchema.shape.forms.parse({
  spree: { service: 'formspree', key: 'abc' },
  web3: { service: 'web3forms', key: 'k-1', takesFiles: true },
  net: { service: 'netlify' },
  own: { service: 'own', address: 'https://forms.lakeside.example/visits' },
});

const context = testContext({
  destination: (name) => {
    const found = destinations[name];
    return found ? formDestination(found) : null;
  },
});

const visit = [
  { label: 'Name', required: true, fills: 'name' },
  { kind: 'email', label: 'E-mail' },
  { kind: 'number', label: 'How many', min: 2, max: 30 },
  { kind: 'consent', label: 'I agree' },
];

/** Shows a form as a page with scripts has it. */
function show(block: object) {
  const checked = formBlock.schema.parse({ type: 'form', title: 'Visit', fields: visit, ...block });
  const resolved = { ...resolveBlock(checked), anchor: 'visit' };
  return render(
    <IdsContext value={createIds(resolved)}>
      <Form
        block={resolved}
        words={{ ...en.form, contact: en.contact }}
        facts={facts(resolved, context)}
      />
    </IdsContext>,
  );
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name = 'Send') => fireEvent.click(screen.getByRole('button', { name }));

/** What the form says below itself. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function fillIn() {
  type('Name', 'Amina');
  fireEvent.click(screen.getByLabelText('I agree'));
}

test('what is wrong is listed with links to the questions, said at each, and nothing is sent', () => {
  show({ to: 'own' });
  type(/^E-mail/, 'amina');
  type(/^How many/, '1');
  press();
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name: Please answer this.',
    'E-mail: Please write the whole address, such as name@example.com.',
    'How many: Please write 2 or more.',
    'I agree: Please tick this box; without it, the form cannot be sent.',
  ]);
  const mail = screen.getByLabelText(/^E-mail/);
  expect(mail).toHaveAccessibleDescription(/whole address/);
  expect(mail).toBeInvalid();
  expect(within(list).getByRole('link', { name: /^E-mail/ })).toHaveAttribute(
    'href',
    `#${mail.id}`,
  );
  type(/^E-mail/, 'amina@lakeside.example');
  expect(mail).toBeValid();
  expect(within(list).queryByRole('link', { name: /^E-mail/ })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('answers are sent once, however often the button is pressed, with what the service expects', async () => {
  const waiting: ((response: Response) => void)[] = [];
  fetched.mockReturnValue(
    new Promise((resolve) => {
      waiting.push(resolve);
    }),
  );
  show({ to: 'spree' });
  fillIn();
  press();
  press('Sending …');
  press('Sending …');
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, { body } = {}] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://formspree.io/f/abc');
  expect(body instanceof URLSearchParams && Object.fromEntries(body)).toEqual({
    Name: 'Amina',
    email: '',
    'How many': '',
    'I agree': 'I agree',
    _gotcha: '',
    _subject: 'Lakeside: Lakeside Library',
    _next: 'https://lakeside.example/places/library#sent_visit',
  });
  waiting[0]?.(new Response('{}'));
  await waitFor(() => expect(statuses()).toContain(en.form.sent));
  // Who comes back by the browser's button finds it empty.
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('what was typed survives a lost connection on the device, without consent, and is deleted once sent', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const first = show({ to: 'own' });
  fillIn();
  press();
  await waitFor(() => expect(statuses()).toContain(en.form.lost));
  expect(screen.getByText('office@lakeside.example')).toBeVisible();
  first.unmount();
  show({ to: 'own' });
  expect(statuses()).toContain(en.form.kept);
  expect(screen.getByLabelText('Name')).toHaveValue('Amina');
  expect(screen.getByLabelText('I agree')).not.toBeChecked();
  fetched.mockResolvedValueOnce(new Response());
  fireEvent.click(screen.getByLabelText('I agree'));
  press();
  await waitFor(() => expect(statuses()).toContain(en.form.sent));
  expect(localStorage).toHaveLength(0);
});

test('answers typed without a network are kept at once, and can be deleted', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ to: 'own' });
  fillIn();
  expect(Object.values({ ...localStorage }).join(' ')).toContain('Amina');
  press();
  await waitFor(() => expect(statuses()).toContain(en.form.offline));
  expect(fetched).not.toHaveBeenCalled();
  press(en.form.forget);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('whoever answers in no time, or a field that people do not see, has to press again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  fetched.mockResolvedValue(new Response(null, { status: 422 }));
  const { container } = show({ to: 'own' });
  const trap = container.querySelector<HTMLInputElement>('[name=_gotcha]');
  if (trap) trap.value = 'Buy this';
  fillIn();
  press();
  expect(statuses()).toContain(en.form.again);
  expect(fetched).not.toHaveBeenCalled();
  press();
  await waitFor(() =>
    expect(statuses().join(' ')).toContain('forms.lakeside.example has not taken'),
  );
});

test('without scripts the browser checks and posts the form as each service documents it', () => {
  const sentTo = (to: string, block: object = {}) => {
    const { container, unmount } = show({ to, ...block });
    const form = container.querySelector('form');
    const hidden = Array.from(form?.querySelectorAll('[type=hidden]') ?? [], (input) =>
      ['name', 'value'].map((name) => input.getAttribute(name)),
    );
    const found = {
      action: form?.getAttribute('action'),
      method: form?.method,
      enctype: form?.enctype,
      netlify: form?.dataset['netlify'],
      trap: form?.querySelector('[data-trap]')?.getAttribute('name'),
      hidden: Object.fromEntries(hidden),
    };
    unmount();
    return found;
  };
  const file = { kind: 'file', label: 'List', accepts: ['pdf'] };
  expect(sentTo('web3', { fields: [file], sent: '/thank-you' })).toEqual({
    action: 'https://api.web3forms.com/submit',
    method: 'post',
    enctype: 'multipart/form-data',
    netlify: undefined,
    trap: 'botcheck',
    hidden: {
      access_key: 'k-1',
      subject: 'Lakeside: Lakeside Library',
      redirect: 'https://lakeside.example/thank-you',
    },
  });
  expect(sentTo('net', { sent: '/thank-you' })).toEqual({
    action: '/thank-you',
    method: 'post',
    enctype: 'application/x-www-form-urlencoded',
    netlify: 'true',
    trap: 'bot-field',
    hidden: { 'form-name': 'places-library-visit', subject: 'Lakeside: Lakeside Library' },
  });
  show({ to: 'own' });
  const count = screen.getByLabelText(/^How many/);
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect([count.getAttribute('min'), count.getAttribute('max')]).toEqual(['2', '30']);
});

test('without a destination the answers become a message, which the visitor sends', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { container } = show({});
  press(en.form.byWhatsapp);
  expect(opened).not.toHaveBeenCalled();
  fillIn();
  type(/^How many/, '7');
  press(en.form.byWhatsapp);
  const address = new URL(String(opened.mock.calls[0]?.[0]));
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toBe(
    'Lakeside: Lakeside Library\n\nName: Amina\nHow many: 7\n✓ I agree',
  );
  // Enter neither posts it nor puts the answers into the address.
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});
