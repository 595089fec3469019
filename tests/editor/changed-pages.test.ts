import { expect, test } from 'vitest';
import { Engine } from '../../src/editor/engine/engine.ts';
import { files } from './opened-session.ts';

const page = (title: string, rest = '') => `title: ${title}
${rest}blocks:
  - type: prose
    title: Of ${title}
    text: Ends in {{site.name}}
`;

const { 'theme.yaml': theme = { text: '', ofBytes: [] } } = files;

/** Pages below one that lists them, in the order of their titles. */
const pages = {
  'pages/index.yaml': page('Home'),
  'pages/clubs/index.yaml': page('Clubs', 'listing:\n  section: true\n'),
  'pages/clubs/chess.yaml': page('Chess'),
  'pages/clubs/debate.yaml': page('Debate'),
  'pages/clubs/rowing.yaml': page('Rowing'),
};
const file = 'pages/clubs/debate.yaml';

const site = `name: A school
address: https://school.example
contacts:
  main:
    label: Office
    email: office@school.example
outside: {}
siteMap:
  groups: [Pages]
footer: {}
`;

function open(text: string): Engine {
  const texts = { 'site.yaml': site, ...pages, [file]: text };
  const written = Object.entries(texts).map(([name, of]) => [name, { text: of, ofBytes: [] }]);
  const all = { 'theme.yaml': theme, ...Object.fromEntries(written) };
  return new Engine({ files: all, pictures: [], isOnHost: false });
}

const rendered = (engine: Engine) =>
  Object.keys(pages).map((name) => engine.render(name)?.html ?? `${name} is not rendered`);

/** Changes one after another: what is typed, and what moves the page or is shown by others. */
const changes: Record<string, (text: string) => string> = {
  'a text is typed': (text) => text.replace('Ends in', 'This ends in'),
  'a title is typed': (text) => text.replace('title: Debate', 'title: Debates'),
  'its title makes it the last': (text) => text.replace('title: Debates', 'title: Speeches'),
  'and the first': (text) => text.replace('title: Speeches', 'title: Arguments'),
  'it is described': (text) => `description: Speaking well\n${text}`,
  'it has another pattern': (text) => `pattern: shelf\n${text}`,
  'it has an order': (text) => `listing:\n  order: 1\n${text}`,
  'it is on the first level': (text) => text.replace('order: 1', 'parent: /'),
  'it is an earlier version of another page': (text) => `versionOf: /clubs/chess\n${text}`,
};

test('after every change of a page, all pages are as if the site had just been opened', () => {
  let text: string = pages[file];
  const engine = open(text);
  expect(rendered(engine).join(' ')).not.toContain('is not rendered');
  for (const [change, of] of Object.entries(changes)) {
    text = of(text);
    engine.change({ [file]: text });
    const invalid = text.replace('blocks:', 'blocks: no');
    const fresh = rendered(open(text));
    expect(rendered(engine), change).toEqual(fresh);
    // A preview of another text leaves nothing behind.
    engine.preview(file, { [file]: text.replace('Of Debate', 'Of preview') });
    engine.change({ [file]: invalid });
    expect(rendered(engine), change).toEqual(fresh);
  }
});
