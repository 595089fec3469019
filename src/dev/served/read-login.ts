import type { IncomingMessage } from 'node:http';
import type { Author } from '../../content/index.ts';

/** The headers in which the proxy passes the signed-in user. */
export type LoginRules = {
  proxies: readonly string[];
  /** The header with the name, and the one with the mail address; null if there is none. */
  loginHeader: string;
  mailHeader: string | null;
  /** The domain of mail addresses that the proxy does not name. */
  domain: string;
};

type LoginRefusal = { status: 400 | 401 | 403; text: string };

const longest = 100;

type LoginRequest = Pick<IncomingMessage, 'headersDistinct'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Why a request is refused that does not come from the proxy; null if it does. */
export function refuseSender(
  { socket }: Pick<LoginRequest, 'socket'>,
  { proxies }: Pick<LoginRules, 'proxies'>,
): LoginRefusal | null {
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (proxies.includes(from)) return null;
  return {
    status: 403,
    text: `The editor answers the server in front of it alone, and this request comes from ${from}. Open its public address.`,
  };
}

/**
 * Who has signed in at the proxy. Only the proxy's headers count: whoever else reaches this port could write any name
 * into them.
 */
export function readLogin(request: LoginRequest, rules: LoginRules): Author | LoginRefusal {
  const refusal = refuseSender(request, rules);
  if (refusal) return refusal;
  const names = request.headersDistinct[rules.loginHeader.toLowerCase()] ?? [];
  if (names.length > 1) {
    return { status: 400, text: `The header ${rules.loginHeader} was sent more than once.` };
  }
  const name = readable(names[0] ?? '');
  if (name === '') {
    return {
      status: 401,
      text: `Nobody is signed in: the server in front of the editor has to ask for a password and send the name in ${rules.loginHeader}.`,
    };
  }
  const [sent = ''] =
    rules.mailHeader === null
      ? []
      : (request.headersDistinct[rules.mailHeader.toLowerCase()] ?? []);
  return { name, email: mailOf(name, readable(sent), rules.domain) };
}

/** A name or address as Git can write it: Node reads the bytes of headers as Latin-1, and proxies send UTF-8. */
function readable(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  const decoded = text.includes('\uFFFD') ? header : text;
  return decoded
    .replaceAll(/[\p{Cc}<>]/gu, '')
    .trim()
    .slice(0, longest);
}

/** Git needs an address for every author. */
function mailOf(name: string, sent: string, domain: string): string {
  if (sent.includes('@')) return sent;
  if (/^[^\s@]+@[^\s@]+$/.test(name)) return name;
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').toLowerCase()}@${domain}`;
}
