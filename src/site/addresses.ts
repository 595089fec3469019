/**
 * The canonical address of a page, which its file's path gives: `pages/prices/children.yaml` → `/prices/children`.
 * A file called index.yaml is the page of its folder. Capitals are kept: `pages/AI.yaml` → `/AI`.
 */
export function addressOfFile(file: string): string {
  const path = file.replace(/^pages\//, '').replace(/\.yaml$/, '');
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

/** What all spellings of one address have in common: `/Fees/`, `/fees/` and `/FEES` are all `/fees`. */
export function addressKey(address: string): string {
  return address.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
}

/** The address one level up: that of `/prices/children` is `/prices`, that of `/prices` is `/`. The home page has none. */
export function parentAddress(address: string): string | null {
  if (address === '/') return null;
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** An address as a link may give it, parsed: `/fees?year=2025#terms`. */
export function splitAddress(address: string): { path: string; query: string; anchor: string } {
  const [beforeAnchor = '', ...anchor] = address.split('#');
  const [path = '', ...query] = beforeAnchor.split('?');
  return { path, query: query.join('?'), anchor: anchor.join('#') };
}

/** Names that Windows keeps for devices: no file or folder can have them there. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The step of an address that no page can have, and why; null where there is none. The build writes files of its
 * own into the published folder, and no page may be among them.
 */
export function findReservedStep(address: string): { step: string; reason: string } | null {
  const steps = address.slice(1).split('/');
  const [first = ''] = steps;
  if (first.toLowerCase() === 'assets') {
    return { step: first, reason: 'The website keeps its pictures and styles under /assets.' };
  }
  if (first === '404') {
    return { step: first, reason: 'The website shows its not-found page under /404.' };
  }
  if (first.toLowerCase() === 'search') {
    return { step: first, reason: 'The website has its search under /search.' };
  }
  const index = steps.find((step) => step.toLowerCase() === 'index');
  if (index !== undefined) {
    return { step: index, reason: 'The name index belongs to the page of a folder.' };
  }
  const device = steps.find((step) => deviceName.test(step));
  if (device === undefined) return null;
  return { step: device, reason: `Windows computers cannot keep a file called ${device}.` };
}

/** Endings of files that the build writes beside the pages, for programs: sitemap.xml, robots.txt, the calendar. */
const programFile = /\.(?:css|ics|js|json|txt|webmanifest|xml)$/i;

/** Where the build writes its documents, and files that hosts read. */
const documentFile = /(?:^\/404|\/index)\.html$|^\/_[^/]*$/i;

/** Why an address cannot lead on to a page: the website has something else there; null where it can. */
export function findReservedFormer(address: string): string | null {
  if (programFile.test(address) || documentFile.test(address)) {
    return 'The website may have a file of its own there.';
  }
  return findReservedStep(address)?.reason ?? null;
}

/** A part of an address as people read it; one that is wrongly encoded is taken as it is. */
export function readableAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
