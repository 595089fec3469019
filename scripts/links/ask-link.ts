import { setTimeout as wait } from 'node:timers/promises';

/** A host's answer about an address: it exists, it does not, or it is unknown (the host refuses programs). */
export type LinkAnswer =
  | { kind: 'there' }
  | { kind: 'gone'; reason: string }
  | { kind: 'unknown'; reason: string };

type AskOptions = {
  /** In milliseconds. */
  timeout?: number;
  /** The delays before further attempts, in milliseconds. */
  pauses?: readonly number[];
};

/** In milliseconds: a longer pause that a host asks for is not waited for. */
const longestPause = 60_000;

/** Statuses of hosts that keep programs out, or want a password: a visitor may find something there. */
const refusalStatuses = new Set([401, 402, 403, 407, 429, 451]);

/** A host with such a status may not support HEAD, so GET follows. */
const perhapsNoHead = (status: number) => status >= 400;

/**
 * Asks whether an outside address exists: with HEAD, which costs the host least, then with GET if that is refused. Asks
 * a failing host again after a pause, or after the one that it names (Retry-After).
 */
export async function askLink(address: string, options: AskOptions = {}): Promise<LinkAnswer> {
  const { timeout = 15_000, pauses = [2000, 8000] } = options;
  let answer: LinkAnswer = { kind: 'unknown', reason: 'It was not asked.' };
  for (const pause of [...pauses, null]) {
    const { isFinal, retryAfter, ...attempt } = await askOnce(address, timeout);
    answer = attempt.answer;
    if (isFinal || pause === null) break;
    await wait(Math.min(retryAfter ?? pause, longestPause));
  }
  return answer;
}

type Attempt = { answer: LinkAnswer; isFinal: boolean; retryAfter: number | null };

async function askOnce(address: string, timeout: number): Promise<Attempt> {
  try {
    const head = await request(address, 'HEAD', timeout);
    const response = perhapsNoHead(head.status) ? await request(address, 'GET', timeout) : head;
    return readResponse(response);
  } catch (error) {
    const reason = reasonOf(error);
    // A name that does not exist stays so; a network may recover.
    return { answer: { kind: 'gone', reason }, isFinal: false, retryAfter: null };
  }
}

async function request(address: string, method: 'HEAD' | 'GET', timeout: number) {
  const response = await fetch(address, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; check-links)', accept: '*/*' },
  });
  await response.body?.cancel();
  return response;
}

function readResponse({ status, headers }: Response): Attempt {
  const retryAfter = pauseOf(headers.get('retry-after'));
  if (status < 400) return { answer: { kind: 'there' }, isFinal: true, retryAfter };
  const reason = `Its host answers ${status}.`;
  if (refusalStatuses.has(status)) {
    return { answer: { kind: 'unknown', reason }, isFinal: status !== 429, retryAfter };
  }
  return { answer: { kind: 'gone', reason }, isFinal: status < 500, retryAfter };
}

/** The pause that a host asks for, in milliseconds (RFC 9110, 10.2.3: seconds, or a date). */
function pauseOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const pause = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'Its host does not answer.';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (cause instanceof Error ? cause.message : error.message);
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'There is no host of this name.',
  ECONNREFUSED: 'Its host refuses the connection.',
  ECONNRESET: 'Its host breaks off the connection.',
  CERT_HAS_EXPIRED: 'The certificate of its host has expired, and browsers warn of it.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of its host is for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Browsers do not trust the certificate of its host.',
};
