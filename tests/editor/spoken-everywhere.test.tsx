// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isValueObject, type Value } from '../../src/content/yaml/edit-op.ts';
import { LinkPicker } from '../../src/editor/pickers/LinkPicker.tsx';
import { OfferPicker } from '../../src/editor/pickers/OfferPicker.tsx';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { AccessScreen } from '../../src/editor/screens/access/AccessScreen.tsx';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { BinScreen } from '../../src/editor/screens/bin/BinScreen.tsx';
import { FileScreen } from '../../src/editor/screens/FileScreen.tsx';
import { HistoryScreen } from '../../src/editor/screens/history/HistoryScreen.tsx';
import { NewPageScreen } from '../../src/editor/screens/pages/NewPageScreen.tsx';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { StepList } from '../../src/editor/steps/StepList.tsx';
import { WaitingScreen } from '../../src/editor/screens/waiting/WaitingScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { languageOfFile } from '../../src/editor/site/site-language.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { valueOf } from '../../src/editor/site/value-of.ts';
import type { DeletedPage, Version } from '../../src/content/edit-protocol/store.ts';
import { speakOfFields } from '../../src/editor/words/field-words.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { openSession, storedSite } from './opened-session.ts';

function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(async () => {
  cleanup();
  await speakOfFields('en');
  await speak('en');
});

/** A text of a site, and the language that it is in. */
type SiteText = { text: string; language: string };

/** The texts in a value that are words and no names or addresses: titles, and whatever has two words. */
function textsIn(value: Value | undefined, language: string, name = ''): SiteText[] {
  if (typeof value === 'string') {
    const isWords = name === 'title' || /\p{L}{2,} \p{L}{2,}/u.test(value);
    const lines = isWords ? value.split('\n').filter((line) => line.length > 4) : [];
    return lines.map((text) => ({ text, language }));
  }
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language));
  if (!isValueObject(value)) return [];
  const declared = value['language'];
  const inside = typeof declared === 'string' ? declared : language;
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, inside, key));
}

/** en-KE → en */
const base = (language: string): string => language.split('-', 1)[0] ?? '';

/** What is shown of the site's texts as if it were in another language than it is. */
function unmarked(shown: Element, texts: readonly SiteText[], editor: string): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const words = node.textContent ?? '';
    const declared = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? editor;
    // The message of a publication is a text of the person who publishes.
    if (node.parentElement?.localName === 'textarea') continue;
    const [first, ...others] = texts.filter(({ text }) => words.includes(text));
    if (first && ![first, ...others].some(({ language }) => base(language) === base(declared)))
      found.push(`${words} (${declared})`);
  }
  return found;
}

const page = 'pages/index.yaml';

type ScreenProps = { session: Session; state: Session['state'] };
type Shown = { address?: string; show: (props: ScreenProps) => ReactNode; after?: () => unknown };

const screens: Record<string, Shown> = {
  bar: {
    show: (props) => (
      <Bar
        session={props.session}
        width="desktop"
        setWidth={() => {}}
        isTried={false}
        setIsTried={() => {}}
      />
    ),
  },
  pages: { show: (props) => <PagesScreen {...props} /> },
  'all changes': { show: (props) => <PublishScreen {...props} /> },
  'the changes of a page': {
    address: `/@edit/publish?only=${encodeURIComponent(page)}`,
    show: (props) => <PublishScreen {...props} />,
  },
  history: {
    address: `/@edit/history?file=${page}&version=a1`,
    show: (props) => <HistoryScreen {...props} />,
    after: () => screen.findByRole('heading', { level: 2 }),
  },
  'history of the site': {
    address: '/@edit/history?version=a1',
    show: (props) => <HistoryScreen {...props} />,
    after: () => screen.findByRole('heading', { level: 3 }),
  },
  'deleted pages': {
    show: (props) => <BinScreen {...props} />,
    after: () => screen.findByRole('listitem'),
  },
  'everybody can use it': { show: (props) => <AccessScreen {...props} /> },
  settings: { show: (props) => <FileScreen {...props} /> },
  'new page': { show: (props) => <NewPageScreen {...props} /> },
  'what waits': { show: (props) => <WaitingScreen {...props} /> },
  'what was done': {
    show: ({ session }) => <StepList session={session} close={() => {}} />,
  },
  panel: {
    show: ({ session }) => (
      <OpenedForm
        session={session}
        of={page}
        show={(form) => (
          <Panel
            form={form}
            choice={{ path: ['blocks', 1], count: 1 }}
            notice={null}
            close={() => {}}
          />
        )}
      />
    ),
  },
  links: {
    show: ({ session }) => (
      <OpenedForm
        session={session}
        of={page}
        show={() => (
          <LinkPicker description="" isOptional value="" use={() => {}} close={() => {}} />
        )}
      />
    ),
  },
  contacts: {
    show: ({ session }) => (
      <OpenedForm
        session={session}
        of={page}
        show={() => (
          <OfferPicker
            kind="contact"
            label=""
            value=""
            isOptional
            use={() => {}}
            close={() => {}}
          />
        )}
      />
    ),
  },
};

const sites = [
  { site: 'library', editor: 'en' },
  { site: 'clinic', editor: 'sw' },
];
const library = await storedSite('scripts/starter/library');
const clinic = await storedSite('scripts/starter/clinic');

const cases = sites.flatMap((one) => Object.keys(screens).map((name) => ({ ...one, name })));
test.each(cases)(
  'in an editor in $editor, $name: each text of the site says its language',
  async ({ site, editor, name }) => {
    const stored = site === 'library' ? library : clinic;
    await speakOfFields(editor);
    await speak(editor);
    const before = stored.files[page]?.text ?? '';
    const versions: Version[] = [
      { id: 'a1', when: '2026-11-20T08:30:00Z', who: 'A', what: 'B', files: [page] },
    ];
    const deleted: DeletedPage[] = [
      { file: 'pages/gone.yaml', id: 'a1', when: new Date().toISOString(), who: 'A' },
    ];
    const { session } = openSession(
      (store) => ({
        ...store,
        history: async () => ({ kind: 'history', versions, deleted }),
        version: async ({ file, isBefore }) =>
          file === null
            ? {}
            : {
                [file]:
                  isBefore && file === page ? before.replace(/^title: .*/m, 'title: Old') : before,
              },
      }),
      stored,
    );
    const texts = session
      .files()
      .flatMap((file) => textsIn(valueOf(session, file), languageOfFile(session, file)));
    const other =
      session.files().filter((file) => file.startsWith('pages/') && file !== page)[0] ?? '';
    act(() => {
      session.edit([{ file: other, op: { op: 'set', path: ['title'], value: 'Something else' } }]);
      session.edit([{ file: page, op: { op: 'remove', path: ['blocks'], index: 1 } }]);
      session.edit([{ file: page, op: { op: 'duplicate', path: ['blocks'], index: 0 } }], '');
    });
    const { address = '/@edit', show, after } = screens[name] ?? expect.unreachable();
    const Part = () => show({ session, state: useSession(session) });
    const { baseElement } = render(
      <MemoryRouter initialEntries={[address]}>
        <Part />
      </MemoryRouter>,
    );
    await act(async () => {});
    await after?.();
    expect(baseElement.textContent.length).toBeGreaterThan(20);
    expect(unmarked(baseElement, texts, editor)).toEqual([]);
  },
);
