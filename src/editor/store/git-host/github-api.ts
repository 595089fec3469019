import { StoreUnavailable } from '../../../content/index.ts';

export type GithubOptions = {
  /** https://api.github.com; of GitHub Enterprise https://HOST/api/v3. */
  api: string;
  owner: string;
  name: string;
  /** The content folder within the repository; empty if it is the whole repository. */
  folder: string;
  /** The token of the person who is signed in; null if nobody is. */
  token: () => string | null;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Sends requests; by default the browser's own `fetch`. */
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
  /** The time limit of a small request, in milliseconds. */
  timeout?: number;
};

/** GET unless a method is named. `isFresh`: the answer may change, so the browser revalidates it. */
type RequestOptions = { method?: 'POST' | 'PATCH'; body?: unknown; isFresh?: boolean };

/** GitHub's answer. A refusal that concerns neither the token nor limits has a status and a message. */
export type Answered<Body> =
  | { isOk: true; body: Body; hasMore: boolean }
  | { isOk: false; status: number; message: string };

/**
 * Sends a request to GitHub's REST API, for a path below its address.
 * @throws {StoreUnavailable} if GitHub cannot be reached or fails, asks to wait, or does not accept the token.
 */
export type Ask = <Body>(path: string, options?: RequestOptions) => Promise<Answered<Body>>;

/** In milliseconds, enough for a slow line; uploads add to it. */
const usualPatience = 30_000;
/** The slowest line on which uploads still arrive, in bytes a millisecond. */
const slowestUpload = 16;

/** If GitHub asks to wait without a duration: "at least one minute" (its documentation). */
const usualPause = 60_000;
/** Limits are counted by the hour: a longer pause means that this computer's clock is wrong. */
const longestPause = 3_600_000;

/**
 * Requests to GitHub with a token. After a refusal because of too many requests, sends none until the pause is over.
 */
export function githubApi({ api, token, now, fetch: send, timeout }: GithubOptions): Ask {
  let pausedUntil = 0;
  const request = send ?? ((address, options) => fetch(address, options));

  return async <Body>(path: string, options: RequestOptions = {}): Promise<Answered<Body>> => {
    const currentToken = token();
    if (currentToken === null) throw new StoreUnavailable('signed-out');
    if (now() < pausedUntil) throw new StoreUnavailable('busy', { until: pausedUntil });
    const { response, text } = await exchange(request, api + path, {
      token: currentToken,
      timeout: timeout ?? usualPatience,
      ...options,
    });
    if (response.ok) {
      const hasMore = /rel="next"/.test(response.headers.get('link') ?? '');
      return { isOk: true, body: parsed(text), hasMore };
    }
    const { status } = response;
    const message = messageIn(text);
    if (status === 401) throw new StoreUnavailable('signed-out', { message });
    const pause = pauseOf(response, message, now());
    if (pause !== null) {
      pausedUntil = now() + Math.min(Math.max(pause, 1000), longestPause);
      throw new StoreUnavailable('busy', { until: pausedUntil, message });
    }
    if (status >= 500) throw new StoreUnavailable(null, { message });
    return { isOk: false, status, message };
  };
}

type Exchange = RequestOptions & { token: string; timeout: number };

async function exchange(
  request: (address: string, options: RequestInit) => Promise<Response>,
  address: string,
  { method, body, isFresh = false, token, timeout }: Exchange,
): Promise<{ response: Response; text: string }> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const longest = timeout + Math.ceil((sent?.length ?? 0) / slowestUpload);
  const signal = AbortSignal.timeout(longest);
  try {
    const response = await request(address, {
      method: method ?? 'GET',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // A repeated question that GitHub answers with "not modified" does not count against the limits.
      cache: isFresh ? 'no-cache' : 'default',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return { response, text: await response.text() };
  } catch {
    throw new StoreUnavailable();
  }
}

/** A truncated answer, or one from a proxy, does not count. */
function parsed<Body>(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreUnavailable();
  }
}

/** GitHub's message, with the messages of its details. */
function messageIn(text: string): string {
  try {
    const { message = '', errors = [] } = JSON.parse(text);
    const details = [errors].flat().map((error) => error?.message ?? error);
    return [message, ...details].filter((part) => typeof part === 'string').join(' ');
  } catch {
    return '';
  }
}

/** How long GitHub asks to wait, in milliseconds; null if it does not. */
function pauseOf({ status, headers }: Response, message: string, now: number): number | null {
  if (status !== 403 && status !== 429) return null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
  if (headers.get('x-ratelimit-remaining') === '0') return reset > now ? reset - now : usualPause;
  return status === 429 || /rate limit|abuse detection/i.test(message) ? usualPause : null;
}

/**
 * The body of an answer that must exist.
 * @throws {StoreUnavailable} if it was refused: the account lacks the right, or there is a bug.
 */
export function bodyOf<Body>(answer: Answered<Body>): Body {
  if (answer.isOk) return answer.body;
  throw refusalOf(answer);
}

/**
 * Why the host refuses what must be possible. GitHub tells a token that may no longer read a repository that there is
 * none, so both mean lost rights; signing in again tells which.
 */
export const refusalOf = ({ status, message }: { status: number; message: string }) =>
  new StoreUnavailable(status === 403 || status === 404 ? 'signed-out' : 'broken', {
    message: `${status}: ${message}`,
  });

/** The name of a branch in a path: its slashes stay. */
export const inPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
