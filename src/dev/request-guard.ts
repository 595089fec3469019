import type { IncomingMessage } from 'node:http';

/** The parts of a request that the guard reads. */
export type GuardedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The response to a refused request. */
export type Refusal = { status: 400 | 403; text: string };

/** The decoded path of a request; null if it is ambiguous. */
function readPath(target: string): string | null {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!/^\/(?!\/)[!-~]*$/.test(path) || /\\|%(?:2f|5c)/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Pages have no dot in their names, and the server's own paths begin with @ or __. */
const isPagePath = (path: string) => !/^\/(?:@|__)|\./.test(path);

/** Navigation to a page, by a link or a bookmark, in a tab of its own. */
const isVisit = ({ method = '', headers }: GuardedRequest, path: string) =>
  ['GET', 'HEAD'].includes(method) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  isPagePath(path);

/** Whether a request was made by a page of another site, according to the browser. */
function isFromElsewhere({ headers }: GuardedRequest): boolean {
  const { origin, host } = headers;
  if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) return true;
  return origin !== undefined && origin !== `http://${host}`;
}

/**
 * Why the development server must refuse a request; null if it may answer. The server can open files in an editor and
 * serves the project's code, so pages of other sites may link to its pages and do nothing else with it.
 */
export function refusalOf(request: GuardedRequest): Refusal | null {
  const path = readPath(request.url ?? '');
  if (path === null) return { status: 400, text: 'This is not an address of a page or file.' };
  if (!isFromElsewhere(request) || isVisit(request, path)) return null;
  return { status: 403, text: 'Pages of other sites may not ask for this.' };
}
