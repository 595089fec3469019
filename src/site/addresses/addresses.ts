import { say, type Message, type SentenceKey } from '../../messages/index.ts';

/**
 * The canonical address of a page, from its file's path: `pages/prices/children.yaml` → `/prices/children`. A file
 * called index.yaml is the page of its folder. Capitals are kept: `pages/AI.yaml` → `/AI`. Letters of other scripts stand
 * in it as they are, in Unicode's form C; `urlPath` encodes them.
 */
export function addressOfFile(file: string): string {
  // Without regular expressions: several checks do this for every page.
  const start = file.startsWith('pages/') ? 'pages'.length : 0;
  const end = file.length - (file.endsWith('.yaml') ? '.yaml'.length : 0);
  const path = composed((start === 0 ? '/' : '') + file.slice(start, end));
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) || '/' : path;
}

/** What may be encoded or composed in another way; most addresses have none of it. */
const otherLetters = /[%\u0080-\uffff]/;

/** Letters and their accents in the form that disks may have stored apart. */
const composed = (address: string): string =>
  otherLetters.test(address) ? address.normalize('NFC') : address;

/** An address as pages have it, from a link: a browser shows `/новости`, and copies `/%D0%BD…`. */
export const typedAddress = (address: string): string =>
  otherLetters.test(address) ? readableAddress(address).normalize('NFC') : address;

/** An address as it stands in a URL. */
export const urlPath = (address: string): string =>
  otherLetters.test(address) ? encodeURI(address).replaceAll('%25', '%') : address;

/** The key of an address in any spelling: `/Fees/`, `/fees/` and `/FEES` all give `/fees`. */
export function addressKey(address: string): string {
  const key = typedAddress(address).toLowerCase();
  return key.endsWith('/') ? key.replace(/(?<!\/)\/+$/, '') || '/' : key || '/';
}

/** The address one level up: `/prices` for `/prices/children`, `/` for `/prices`, none for the home page. */
export function parentAddress(address: string): string | null {
  if (address === '/') return null;
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** The parts of an address in a link: `/fees?year=2025#terms`. */
export function splitAddress(address: string): { path: string; query: string; anchor: string } {
  if (!/[#?]/.test(address)) return { path: address, query: '', anchor: '' };
  const [beforeAnchor = '', ...anchor] = address.split('#');
  const [path = '', ...query] = beforeAnchor.split('?');
  return { path, query: query.join('?'), anchor: anchor.join('#') };
}

/** Device names on Windows, which no file or folder can have there. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether Windows has something else under a name, with any extension. */
export const isDeviceName = (name: string): boolean => deviceName.test(name);

/** The first segments of addresses that the website needs for itself. */
const reservedFirst: ReadonlyMap<string, SentenceKey> = new Map([
  ['assets', 'reserved-assets'],
  ['404', 'reserved-notFound'],
  ['search', 'reserved-search'],
  ['send', 'reserved-send'],
  ['edit', 'reserved-editor'],
]);

/**
 * The segment of an address that no page can have, and why; null if there is none. Pages must not collide with the
 * files that the build writes.
 */
export function findReservedStep(address: string): { step: string; reason: Message } | null {
  const steps = address.slice(1).split('/');
  const [first = ''] = steps;
  const reserved = reservedFirst.get(first.toLowerCase());
  if (reserved) return { step: first, reason: say(reserved) };
  const index = steps.find((step) => step.toLowerCase() === 'index');
  if (index !== undefined) return { step: index, reason: say('reserved-index') };
  const device = steps.find((step) => isDeviceName(step));
  if (device === undefined) return null;
  return { step: device, reason: say('file-device', { name: device }) };
}

/** A name of a page or of a folder of pages, in the letters of any script. */
const pageName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u;

/** Whether a step of an address can be the name of a page's file or folder. */
export const isPageName = (step: string): boolean => pageName.test(step);

/** Whether a page can have an address. */
export const canBePage = (address: string): boolean =>
  address === '/' ||
  (address.slice(1).split('/').every(isPageName) && findReservedStep(address) === null);

/** Extensions of files that the build writes for programs: sitemap.xml, robots.txt, the calendar. */
const programFile = /\.(?:css|ics|js|json|txt|webmanifest|xml)$/i;

/** Paths of the build's own documents, and of files that hosts read. */
const documentFile = /(?:^\/404|\/index)\.html$|^\/_[^/]*$/i;

/** Why an address cannot redirect to a page: the site has something else there; null if it can. */
export function findReservedFormer(address: string): Message | null {
  if (programFile.test(address) || documentFile.test(address)) {
    return say('former-ownFile');
  }
  return findReservedStep(address)?.reason ?? null;
}

/** A part of an address, decoded; unchanged if it is not valid percent-encoding. */
export function readableAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
