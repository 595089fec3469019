import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/yaml/apply-edit.ts';
import { pictureOps } from '../../../src/content/editing/picture-value.ts';
import { pictureUses, replaceUses } from '../../../src/content/editing/picture-uses.ts';

const page = (blocks: string) => `title: Fees\nblocks:\n${blocks}`;

const scene = `  - type: invitation
    title: Karibu
    image:
      src: gate.jpg # of 2024
      alt: The gate
      focus: { x: 20, y: 70 }
`;

test('each picture has the fields that show it, in all files, and a file that cannot be read has none', () => {
  const texts = new Map([
    ['pages/index.yaml', page(scene)],
    ['pages/visit.yaml', page(scene.replace('The gate', 'The school gate') + scene)],
    ['pages/broken.yaml', 'title: "gate.jpg'],
    ['site.yaml', 'logo:\n  src: mark.svg\n  alt: The mark\n'],
  ]);
  const uses = pictureUses(texts);
  expect([...uses.keys()]).toEqual(['gate.jpg', 'mark.svg']);
  expect(uses.get('gate.jpg')).toEqual([
    {
      file: 'pages/index.yaml',
      path: ['blocks', 0, 'image'],
      picture: { src: 'gate.jpg', alt: 'The gate', focus: { x: 20, y: 70 } },
    },
    expect.objectContaining({ file: 'pages/visit.yaml', path: ['blocks', 0, 'image'] }),
    expect.objectContaining({ file: 'pages/visit.yaml', path: ['blocks', 1, 'image'] }),
  ]);
  texts.set('pages/index.yaml', page(scene.replace('gate.jpg', 'pool.jpg')));
  const later = pictureUses(texts);
  expect([later.get('pool.jpg')?.length, later.get('gate.jpg')?.length]).toEqual([1, 2]);
});

test('another picture leaves the notes beside it, and a point in the centre is not written', () => {
  const [before] = pictureUses(new Map([['pages/index.yaml', page(scene)]])).get('gate.jpg') ?? [];
  const ops = pictureOps(
    ['blocks', 0, 'image'],
    before?.picture ?? { src: '', alt: '', focus: null },
    { src: 'new.jpg', alt: 'The new gate', focus: { x: 50, y: 50 } },
  );
  expect(applyEdits(page(scene), ops)).toEqual({
    text: page(`  - type: invitation
    title: Karibu
    image:
      src: new.jpg # of 2024
      alt: The new gate
`),
  });
});

test('pictures in a text are used too, and are replaced there', () => {
  const text = `    text: |-
      ![The gate](gate.jpg "New")
      ![Again](gate.jpg)
      ![A pool](pool.jpg)
`;
  const source = page(`  - type: prose\n${text}`);
  const uses = pictureUses(new Map([['pages/index.yaml', source]])).get('gate.jpg') ?? [];
  expect(uses.map(({ picture }) => picture.alt)).toEqual(['The gate', 'Again']);
  const changes = replaceUses(uses, { src: 'new.jpg', focus: null }, (alt) => `${alt}, painted`);
  const after = applyEdits(
    source,
    changes.map(({ op }) => op),
  );
  const painted = text.replaceAll(/(gate|Again)\]\(gate/g, '$1, painted](new');
  expect(after).toMatchObject({ text: source.replace(text, painted) });
});
