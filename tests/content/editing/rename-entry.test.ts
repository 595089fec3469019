import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/yaml/apply-edit.ts';
import { renameEntry } from '../../../src/content/editing/rename-entry.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const texts = new Map([
  [
    'site.yaml',
    `contacts:
  main: # the desk
    label: Desk
    phone: '+254 700 000 000'
outside:
  catalogue: { label: Catalogue, address: 'https://catalogue.example' }
translations:
  sw:
    contacts:
      main: { label: Mapokezi }
`,
  ],
  [
    'pages/visit.yaml',
    `title: Visit
blocks:
  - type: prose
    text: See the [catalogue](catalogue), or [call](phone:main "now").
  - type: contact
    contact: main
  - type: buttons
    items:
      - label: main
        to: whatsapp:main
      - label: Catalogue
        to: catalogue
`,
  ],
  ['pages/main.yaml', 'title: main\nblocks: []\n'],
  [
    'theme.yaml',
    'palette:\n  ink: "#111111" # nearly black\nroles:\n  ink: ink\npatterns:\n  plain:\n    ground: ink\n',
  ],
]);

/** The files after an entry is renamed; those that stay as they are left out. */
function renamed(file: string, path: string[], name: string): Record<string, string> {
  const ops = renameEntry(texts, { file, path, name });
  const after = [...texts].map(([one, text]) => {
    const edited = applyEdits(
      text,
      ops.flatMap((change) => (change.file === one ? change.op : [])),
    );
    return [one, 'text' in edited ? edited.text : inEnglish(edited.refused)] as const;
  });
  return Object.fromEntries(after.filter(([one, text]) => texts.get(one) !== text));
}

test('an entry is renamed in place, with all references to it', () => {
  const contact = renamed('site.yaml', ['contacts', 'main'], 'desk');
  expect(Object.keys(contact)).toEqual(['site.yaml', 'pages/visit.yaml']);
  expect(contact['site.yaml']).toContain('  desk: # the desk\n    label: Desk\n');
  expect(contact['site.yaml']).toContain('      desk: { label: Mapokezi }\n');
  expect(contact['pages/visit.yaml']).toContain(
    '[catalogue](catalogue), or [call](phone:desk "now")',
  );
  expect(contact['pages/visit.yaml']).toContain('contact: desk\n');
  expect(contact['pages/visit.yaml']).toContain('label: main\n        to: whatsapp:desk\n');

  const link = renamed('site.yaml', ['outside', 'catalogue'], 'books');
  expect(link['pages/visit.yaml']).toContain('[catalogue](books)');
  expect(link['pages/visit.yaml']).toContain('        to: books\n');

  // A role has the name of a colour, and is none.
  expect(renamed('theme.yaml', ['palette', 'ink'], 'night')['theme.yaml']).toBe(
    'palette:\n  night: "#111111" # nearly black\nroles:\n  ink: night\npatterns:\n  plain:\n    ground: night\n',
  );
});

test('a name that is taken is refused', () => {
  const text = texts.get('site.yaml') ?? '';
  expect(applyEdits(text, [{ op: 'rename', path: ['contacts'], name: 'outside' }])).toHaveProperty(
    'refused',
  );
});
