import type { EventEmitter } from 'node:events';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What the guard reads of a request. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The answer to a request that is turned away. */
export type Refusal = { status: 400 | 403; text: string };

/** The decoded path of a request; null where programs could read different things into it. */
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

/** Pages have no dot in their names, and what belongs to the server itself begins with @ or __. */
const isPagePath = (path: string) => !/^\/(?:@|__)|\./.test(path);

/** Somebody follows a link or a bookmark to a page, in a tab of its own. */
const isVisit = ({ method = '', headers }: Asked, path: string) =>
  ['GET', 'HEAD'].includes(method) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  isPagePath(path);

/** Whether a request was made by a page of another site, as browsers tell it. */
function isFromElsewhere({ headers }: Asked): boolean {
  const { origin, host } = headers;
  if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) return true;
  return origin !== undefined && origin !== `http://${host}`;
}

/**
 * Why the development server must not answer a request; null where it may. The server can open files in an editor
 * and gives out the project's code, so pages of other sites may lead to its pages and do nothing else with it.
 */
export function refusalOf(asked: Asked): Refusal | null {
  const path = readPath(asked.url ?? '');
  if (path === null) return { status: 400, text: 'This is not an address of a page or file.' };
  if (!isFromElsewhere(asked) || isVisit(asked, path)) return null;
  return { status: 403, text: 'Pages of other sites may not ask for this.' };
}

/**
 * Puts the guard in front of everything that listens to a server's requests and upgrades. It cannot be one of
 * Vite's middlewares: Vite reads the address before it calls the first, and an address that it cannot read ends
 * the process.
 */
export function guardServer(server: EventEmitter): void {
  const guard = <Rest extends unknown[]>(
    event: 'request' | 'upgrade',
    refuse: (refusal: Refusal, ...rest: Rest) => void,
  ) => {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, ...rest: Rest) => {
      const refusal = refusalOf(request);
      if (refusal) refuse(refusal, ...rest);
      else for (const listener of listeners) listener.call(server, request, ...rest);
    });
  };
  guard('request', ({ status, text }, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  });
  guard('upgrade', ({ status }, socket: Duplex) => {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  });
}
