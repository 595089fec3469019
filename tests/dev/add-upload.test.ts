import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addUpload } from '../../src/dev/edit/add-upload.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'take-picture-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const addPicture = (name: string, bytes: Buffer) =>
  addUpload(folder, 'images', { name, bytes }, '/');

const images = () =>
  existsSync(path.join(folder, 'images')) ? readdirSync(path.join(folder, 'images')) : [];

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b4636' } });

test('a photograph is rotated, resized, and loses its location', async () => {
  const photograph = await plain(2600, 1300)
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await addPicture('Sports Day (1).JPG', photograph);
  expect(answer).toEqual({
    kind: 'taken',
    upload: {
      folder: 'images',
      stored: {
        name: 'sports-day-1.jpg',
        width: 1200,
        height: 2400,
        address: '/sports-day-1.jpg',
        id: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    },
  });
  const stored = await sharp(readFileSync(path.join(folder, 'images/sports-day-1.jpg'))).metadata();
  expect([stored.width, stored.height, stored.orientation, stored.exif]).toEqual([
    1200,
    2400,
    undefined,
    undefined,
  ]);
});

test('the same picture is stored once under any name, another of the same name separately, a transparent one as PNG', async () => {
  const [green, small, tall, wide] = await Promise.all([
    plain(20, 10).png().toBuffer(),
    plain(10, 10).png().toBuffer(),
    plain(10, 40).png().toBuffer(),
    plain(40, 10).png().toBuffer(),
  ]);
  const glass = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  })
    .webp()
    .toBuffer();
  const names: string[] = [];
  for (const [name, bytes] of [
    ['gate.png', green],
    ['gate.png', green],
    ['gate.png', small],
    ['con.webp', glass],
    ['entrance.png', small],
    ['../../etc/passwd', tall],
    ['…', wide],
  ] as const) {
    const answer = await addPicture(name, bytes);
    names.push(answer.kind === 'taken' ? answer.upload.stored.name : answer.reason);
  }
  expect(names).toEqual([
    'gate.jpg',
    'gate.jpg',
    'gate-2.jpg',
    'picture-con.png',
    'gate-2.jpg',
    'etc-passwd.jpg',
    'picture.jpg',
  ]);
  expect(images().toSorted()).toEqual([
    'etc-passwd.jpg',
    'gate-2.jpg',
    'gate.jpg',
    'picture-con.png',
    'picture.jpg',
  ]);
});

test('a picture is never written through a symbolic link', async () => {
  await addPicture('first.jpg', await plain(5, 5).jpeg().toBuffer());
  symlinkSync(path.join(folder, 'outside.jpg'), path.join(folder, 'images', 'gate.jpg'));
  await addPicture('gate.jpg', await plain(9, 9).jpeg().toBuffer());
  expect(existsSync(path.join(folder, 'outside.jpg'))).toBe(false);
  expect(images()).toContain('gate-2.jpg');
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);

test.each([
  ['a drawing', 'drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a drawing with a preface', 'drawing', async () => Buffer.from('<?xml version="1.0"?><svg/>')],
  ['a photograph of a phone that nobody else reads', 'heic', async () => heic],
  ['a page that is called a picture', 'not-a-picture', async () => Buffer.from('<html></html>')],
  ['an empty file', 'not-a-picture', async () => Buffer.alloc(0)],
  ['an animation', 'not-a-picture', async () => plain(5, 5).gif().toBuffer()],
  [
    'half a photograph',
    'damaged',
    async () => {
      const whole = await plain(400, 400).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['a picture of too many pixels', 'too-many-pixels', () => plain(17_000, 2).png().toBuffer()],
])('%s is refused, and nothing is kept', async (_what, reason, bytes) => {
  expect(await addPicture('photo.jpg', await bytes())).toEqual({
    kind: 'refused',
    reason,
  });
  expect(images()).toEqual([]);
});

const addDocument = (name: string, bytes: Uint8Array) =>
  addUpload(folder, 'files', { name, bytes: Buffer.from(bytes) }, '/');

const documents = () =>
  existsSync(path.join(folder, 'files')) ? readdirSync(path.join(folder, 'files')) : [];

test('a document is stored as it is under a safe name, once, with what it says of itself', async () => {
  const rules = readFileSync('tests/fixtures/attachments/rules.pdf');
  const stored = { name: 'school-rules-2027.pdf', pages: 3, bytes: rules.length };
  expect(await addDocument('School Rules (2027).PDF', rules)).toMatchObject({
    kind: 'taken',
    upload: { folder: 'files', stored: { ...stored, title: 'Rules of the house' } },
  });
  expect(await addDocument('again.pdf', rules)).toMatchObject({ upload: { stored } });
  await addDocument('school rules 2027.pdf', Buffer.concat([rules, Buffer.from('\n')]));
  expect(documents().toSorted()).toEqual(['school-rules-2027-2.pdf', 'school-rules-2027.pdf']);
  expect(readFileSync(path.join(folder, 'files/school-rules-2027.pdf'))).toEqual(rules);
});

test.each([
  ['a program', 'rules.exe', 'MZ', 'other-kind'],
  ['a picture', 'gate.jpg', 'JPEG', 'other-kind'],
  ['half a document', 'rules.pdf', '%PDF-1.7 and no more', 'broken'],
  ['a document with a password', 'rules.docx', '\u00D0\u00CF\u0011\u00E0', 'locked'],
])('%s is refused among the documents, and nothing is kept', async (_what, name, text, reason) => {
  expect(await addDocument(name, Buffer.from(text, 'latin1'))).toEqual({ kind: 'refused', reason });
  expect(documents()).toEqual([]);
});
