import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sayAsIs, type Message, inEnglish } from '../../messages/index.ts';

export class Refused extends Error {
  readonly status: number;

  readonly reason: Message;

  constructor(status: number, reason: Message) {
    super(inEnglish(reason));
    this.status = status;
    this.reason = reason;
  }
}

export type GuardRules = {
  /** The origin of the pages of a host; null for a host that is refused, with the words. */
  originOf(host: string | undefined): string | null;
  refusal: string;
  /** The prefix of the paths that get the cookie. */
  path: string;
};

/** Under `npm start`: this computer only. */
const thisComputer: GuardRules = {
  originOf: (host = '') =>
    /^(?:localhost|127\.0\.0\.1):\d+$/.test(host) ? `http://${host}` : null,
  refusal: 'The editor answers on this computer only.',
  path: '/@edit',
};

/**
 * Accepts requests from the editor's own pages only. A new token is made at each start (scripts/supervise-server.mjs, for
 * starts after a change of code) and stored in an HttpOnly cookie, never in a page. The cookie's name contains the port, because cookies are shared by all ports.
 */
export class EditGuard {
  readonly #token = process.env['EDIT_TOKEN'] ?? randomBytes(32).toString('base64url');
  readonly #rules: GuardRules;

  constructor(rules: GuardRules = thisComputer) {
    this.#rules = rules;
  }

  cookieFor(host: string | undefined): string {
    const isSecure = this.#rules.originOf(host)?.startsWith('https:') === true;
    const parts = [`${cookieName(host)}=${this.#token}`, 'HttpOnly', 'SameSite=Strict'];
    return [...parts, `Path=${this.#rules.path}`, ...(isSecure ? ['Secure'] : [])].join('; ');
  }

  /** @throws {Refused} unless the request comes from a page of this server that was opened by the editor. */
  check({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, type: string | null) {
    const { host, origin } = headers;
    const expected = this.#rules.originOf(host);
    if (expected === null) throw new Refused(403, sayAsIs(this.#rules.refusal));
    const site = headers['sec-fetch-site'];
    const isSameOrigin = origin === undefined ? method === 'GET' : origin === expected;
    if (!isSameOrigin || (site !== undefined && site !== 'same-origin')) {
      throw new Refused(403, sayAsIs('Only the pages of this site can ask for this.'));
    }
    if (!this.#hasToken(headers.cookie, host)) {
      throw new Refused(403, sayAsIs('Open the page again: this site was restarted.'));
    }
    const sent = headers['content-type']?.split(';', 1)[0]?.trim();
    if (type !== null && sent !== type)
      throw new Refused(415, sayAsIs(`This has to be sent as ${type}.`));
  }

  #hasToken(cookies = '', host: string | undefined): boolean {
    const start = `${cookieName(host)}=`;
    const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(start));
    const [expected, received] = [this.#token, cookie?.slice(start.length) ?? ''].map((token) =>
      Buffer.from(token),
    );
    return (
      expected?.length === received?.length &&
      timingSafeEqual(expected ?? emptyBytes, received ?? emptyBytes)
    );
  }
}

const emptyBytes = Buffer.alloc(0);

const cookieName = (host = '') => `edit-${/:(\d{1,5})$/.exec(host)?.[1] ?? ''}`;

/**
 * Reads the body of a request.
 * @throws {Refused} if it is larger than `max` bytes; the rest is not read.
 */
export async function readBody(request: AsyncIterable<Buffer>, max: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > max) {
      throw new Refused(
        413,
        sayAsIs(`This is too large: there is room for ${max / 1_000_000} MB.`),
      );
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
