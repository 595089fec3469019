import { answerLimit } from '../../request-limits.ts';

/** The widest picture that a telephone shows sharply, in pixels; larger ones are scaled down. */
const widest = 1080;
const pictureQuality = 0.78;

/** In bytes: larger drawings and fonts are left out. */
const largestFile = 200_000;

const inCss = /url\(([^)]*)\)/g;

/** An address in a stylesheet without its quotes. */
const unquoted = (address: string): string => address.trim().replaceAll(/^["']|["']$/g, '');

/** The address of a file of this origin, or made in this browser; null for any other. */
function sameOrigin(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'blob:' || url.origin === location.origin ? url.href : null;
}

async function readFile(address: string): Promise<Blob | null> {
  const response = await fetch(address, { signal: answerLimit() }).catch(() => null);
  return response?.ok === true ? response.blob() : null;
}

async function dataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${blob.type.split(';', 1)[0] ?? ''};base64,${btoa(text)}`;
}

/**
 * A picture at an address, as small as a telephone needs it; drawings stay as they are. Null if it cannot be read. The
 * policy of the editor lets elements, but not requests, read a picture that waits in this browser.
 */
async function pictureForTelephone(address: string): Promise<Blob | null> {
  const blob = address.startsWith('blob:') ? null : await readFile(address);
  if (blob?.type.startsWith('image/svg')) return blob.size > largestFile ? null : blob;
  if (typeof OffscreenCanvas === 'undefined') return blob;
  const picture = blob ? await createImageBitmap(blob) : await loadedPicture(address);
  const scale = Math.min(1, widest / picture.width);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const smaller = await canvas.convertToBlob({ type: 'image/webp', quality: pictureQuality });
  return blob && blob.size <= smaller.size ? blob : smaller;
}

async function loadedPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Puts the pictures of an element into it. A picture that cannot be read shows its description. */
export async function embedPictures(element: Element): Promise<void> {
  for (const source of element.querySelectorAll('source')) source.remove();
  for (const picture of element.querySelectorAll('img')) {
    const address = sameOrigin(picture.getAttribute('src') ?? '', location.href);
    for (const name of ['src', 'srcset', 'sizes', 'loading']) picture.removeAttribute(name);
    const embedded = address && (await pictureForTelephone(address).catch(() => null));
    if (embedded) picture.setAttribute('src', await dataAddress(embedded));
  }
}

/** The styles of a document at an address, with the fonts and patterns that they use. */
export async function stylesOf(address: string): Promise<string> {
  const html = await (await readFile(new URL(address, location.href).href))?.text();
  const page = new DOMParser().parseFromString(html ?? '', 'text/html');
  const base = new URL(address, location.href).href;
  const sheets = Array.from(
    page.querySelectorAll('link[rel="stylesheet"], style'),
    async (sheet): Promise<string> => {
      if (sheet.localName === 'style') return embedFiles(sheet.textContent ?? '', base);
      const file = sameOrigin(sheet.getAttribute('href') ?? '', base);
      const css = file === null ? undefined : await (await readFile(file))?.text();
      return file === null || css === undefined ? '' : embedFiles(css, file);
    },
  );
  return (await Promise.all(sheets)).join('\n');
}

async function embedFiles(css: string, base: string): Promise<string> {
  const embedded = new Map<string, string>();
  for (const [, quoted = ''] of css.matchAll(inCss)) {
    const address = unquoted(quoted);
    if (address.startsWith('data:') || address.startsWith('#') || embedded.has(address)) continue;
    const file = sameOrigin(address, base);
    const blob = file === null ? null : await readFile(file);
    embedded.set(address, blob && blob.size <= largestFile ? await dataAddress(blob) : 'data:,');
  }
  return css.replaceAll(inCss, (whole, quoted: string) => {
    const data = embedded.get(unquoted(quoted));
    return data === undefined ? whole : `url("${data}")`;
  });
}
