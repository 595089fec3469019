import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { publishedBytes, readPicture } from '../../../src/build/pictures/read-picture.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 12 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`;
const read = (text: string) => readPicture('gate.svg', Buffer.from(text));
const codesOf = async (text: string) => (await read(text)).problems.map(({ code }) => code);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#17704c' } });

describe('a drawing', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    [
      'a piece of a web page',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    ],
    ['HTML alone', '<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['a handler', '<rect OnLoad="alert(1)"/>'],
    ['a link that runs a program', '<a xlink:href="java&#10;script:alert(1)"/>'],
    ['a program as a value', '<set to="javascript:alert(1)"/>'],
    ['an animation of a link', '<a href="#x"><animate attributeName="xlink:href" to="#y"/></a>'],
    ['an animation of a handler', '<set attributeName="onclick" to="x"/>'],
  ])('with %s is refused, on its line', async (_, part) => {
    const { problems } = await read(svg(part));
    expect(problems[0]).toMatchObject({ code: 'svg-active', range: { line: 2 } });
  });

  test.each([
    ['an outside picture', '<image href="https://elsewhere.example/x.png"/>'],
    ['a picture beside it', '<image xlink:href="other.svg"/>'],
    ['a link to a page', '<a href="/fees"/>'],
    ['another drawing as its data', '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['parts of another file', '<use href="other.svg#part"/>'],
    ['styles of another file', '<style>@import "x.css";</style>'],
    [
      'styles that hide their words',
      '<style>rect { fill: u\\72l(https://elsewhere.example) }</style>',
    ],
    [
      'styles with a remark in the way',
      '<style>rect { fill: url(/* */https://elsewhere.example) }</style>',
    ],
    [
      'a font from elsewhere',
      '<style><![CDATA[@font-face { src: url("https://elsewhere.example/f") }]]></style>',
    ],
    ['a filling from elsewhere', '<rect fill="url(https://elsewhere.example/#g)"/>'],
    ['a style of one part', '<rect style="fill:URL( \'//elsewhere.example/#g\')"/>'],
    ['another base', '<g xml:base="https://elsewhere.example/"/>'],
  ])('with %s is refused, on its line', async (_, part) => {
    const { problems } = await read(svg(part));
    expect(problems).toMatchObject([{ code: 'svg-outside', range: { line: 2 } }]);
  });

  test.each([
    ['a document type', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${svg('')}`],
    ['a stylesheet of its own', `<?xml-stylesheet href="x.css"?>\n${svg('')}`],
  ])('with %s is refused', async (_, text) => {
    expect(await codesOf(text)).toContain('svg-outside');
  });

  test.each([
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 20010904//EN'\r\n  'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd'>",
    '<!DOCTYPE svg SYSTEM "svg11.dtd">',
    '<!DOCTYPE svg>',
  ])('with the document type of a drawing program is published without it: %s', async (type) => {
    const text = `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n${type}\n${svg('<rect/>')}`;
    expect(await codesOf(text)).toEqual([]);
    expect(publishedBytes('logo.svg', Buffer.from(text)).toString()).toBe(
      text.replace(`${type}\n`, ''),
    );
  });

  test('whose document type declares entities is refused, and loses nothing', async () => {
    const text = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://ns.adobe.com/x">]>\n${svg('<text>&ns;</text>')}`;
    expect(await codesOf(text)).toContain('svg-outside');
    expect(publishedBytes('logo.svg', Buffer.from(text)).toString()).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['only words', 'A drawing of the gate'],
    ['a photograph', '\uFFFDPNG\r\n'],
    ['another vocabulary', '<svg viewBox="0 0 12 8"/>'],
    ['half of itself', svg('<path d="M0 0h9"/>').slice(0, -12)],
    ['an unknown entity', svg('<text>&nbsp;</text>')],
    ['an encoding that is not its own', `<?xml version="1.0" encoding="utf-16"?>${svg('')}`],
    ['endless depth', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
  ])('that holds %s is refused', async (_, text) => {
    expect(await codesOf(text)).toEqual(['svg-unreadable']);
  });

  test.each([
    ['no size', ''],
    ['no width', 'width="0" height="10"'],
    ['an empty view box', 'width="10" height="10" viewBox="0 0 0 0"'],
    ['an enormous size', 'width="1e9" height="1e9"'],
    ['a size below nothing', 'width="-5" height="-5"'],
    ['words for a size', 'width="wide" height="high"'],
  ])('of %s is refused', async (_, attributes) => {
    expect(await codesOf(svg('<rect/>', attributes))).toEqual(['image-size']);
  });

  test.each([
    ['itself', '<g id="a"><use href="#a"/></g>'],
    ['another that renders it', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    [
      'a thousand million parts',
      Array.from(
        { length: 9 },
        (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`,
      ).join(''),
    ],
    [
      'a long chain',
      Array.from({ length: 9000 }, (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`).join(
        '',
      ),
    ],
  ])('that draws %s is refused', async (_, parts) => {
    expect(await codesOf(svg(parts))).toEqual(['image-size']);
  });

  test.each([
    ['width="210mm" height="297mm" viewBox="0 0 21000 29700"', { width: 794, height: 1123 }],
    ['width="100%" height="100%" viewBox="0,0,1200 800"', { width: 1200, height: 800 }],
    ['width="600" viewBox="0 0 1200 800"', { width: 600, height: 400 }],
    ['width="40px" height="30"', { width: 40, height: 30 }],
  ])('with %s has its size', async (attributes, size) => {
    expect(await read(svg('<rect/>', attributes))).toEqual({ size, problems: [] });
  });

  test('may hold whatever stands in the file itself, and notes of the program that made it', async () => {
    const harmless = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- url(https://elsewhere.example) -->\n${svg(`
<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about="https://elsewhere.example"/></metadata>
<style>.a { fill: url(#g) } /* @import */</style>
<linearGradient id="g" xlink:href="#h"/><rect class="a" fill="url('#g')" style="stroke:url(#g)"/>
<image href="data:image/png;base64,AAAA"/><use href="#g"/><animate attributeName="opacity" to="0"/>`)}`;
    expect(await read(harmless)).toEqual({ size: { width: 12, height: 8 }, problems: [] });
  });
});

describe('a photograph', () => {
  test('has the size that it is seen in', async () => {
    const bytes = await solid(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await readPicture('pool.jpg', bytes)).toEqual({
      size: { width: 30, height: 40 },
      problems: [],
    });
  });

  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  test.each([
    ['JPG', () => noise.clone().jpeg().toBuffer()],
    ['PNG', () => noise.clone().png().toBuffer()],
    ['WebP', () => noise.clone().webp().toBuffer()],
    ['AVIF', () => noise.clone().avif({ effort: 0 }).toBuffer()],
  ])('in %s that is cut off anywhere is refused', async (_, take) => {
    const bytes = await take();
    expect((await readPicture('pool.jpg', bytes)).size).toEqual({ width: 200, height: 200 });
    for (const part of [0, 0.02, 0.3, 0.6, 0.9]) {
      const { problems } = await readPicture('pool.jpg', bytes.subarray(0, bytes.length * part));
      expect(problems, String(part)).toMatchObject([{ code: 'image-unreadable' }]);
    }
  });

  test.each([
    ['words', Buffer.from('not a picture')],
    ['a drawing', Buffer.from(svg('<rect width="9" height="9"/>'))],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('that is %s is refused', async (_, bytes) => {
    expect((await readPicture('pool.png', bytes)).problems).toMatchObject([
      { code: 'image-unreadable' },
    ]);
  });

  test('too large to work with is refused before anything is decoded', async () => {
    const bytes = await solid(1, 1).png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    // The sum of the changed header would be wrong, and decoders tell that first.
    const { crc32 } = await import('node:zlib');
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect((await readPicture('pool.png', bytes)).problems).toMatchObject([{ code: 'image-size' }]);
  });
});
