import { StoreUnavailable } from '../../../edit-protocol/store.ts';

/** A repository on GitHub, and how to reach it. */
export type GithubOptions = {
  /** https://api.github.com; of GitHub Enterprise https://HOST/api/v3. */
  api: string;
  owner: string;
  name: string;
  /** The content folder within the repository; empty if it is the whole repository. */
  folder: string;
  /** The token of the person who is signed in; null if no one is. */
  token: () => string | null;
  /** The time in milliseconds since 1970. */
  now: () => number;
  /** Sends requests; by default the browser's own `fetch`. */
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
  /** How long to wait for the answer to a small request, in milliseconds. */
  timeout?: number;
};

/** What is asked: GET unless a method is named. `isFresh`: the answer may change, so the browser asks whether it has. */
export type RequestOptions = { method?: 'POST' | 'PATCH'; body?: unknown; isFresh?: boolean };

/** GitHub's answer. A refusal that is neither about the token nor about limits is described by its status and message. */
export type Answered<Body> =
  | { isOk: true; body: Body; hasMore: boolean }
  | { isOk: false; status: number; message: string };

/**
 * Asks GitHub's REST API for a path below the API's address.
 *
 * @throws {StoreUnavailable} if GitHub cannot be reached or fails, asks to wait, or does not accept the token.
 */
export type Ask = <Body>(path: string, options?: RequestOptions) => Promise<Answered<Body>>;

/** Enough for a slow line, in milliseconds; what is uploaded adds to it. */
const usualPatience = 30_000;
/** The slowest line on which uploads still arrive, in bytes a millisecond. */
const slowestUpload = 16;

/** If GitHub asks to wait and does not say how long: "at least one minute" (its documentation). */
const usualPause = 60_000;
/** The limits are counted by the hour: longer pauses come from a wrong clock in this computer. */
const longestPause = 3_600_000;

/** Requests to GitHub with a token; after a refusal because of too many requests none is sent until the pause is over. */
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

/** Sends a request and reads the whole answer. */
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
      // GitHub answers a repeated question with "not modified", which does not count against the limits.
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

/** An answer that breaks off, or that comes from something between here and GitHub, is none. */
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
 * The body of an answer that must be there.
 *
 * @throws {StoreUnavailable} if it was refused: the account may not do it, or there is a bug.
 */
export function bodyOf<Body>(answer: Answered<Body>): Body {
  if (answer.isOk) return answer.body;
  throw refusalOf(answer);
}

/**
 * Why the host refuses what must be possible. To a token that may not read a repository any more GitHub says that there is none,
 * so both have lost their rights; signing in again says which.
 */
export const refusalOf = ({ status, message }: { status: number; message: string }) =>
  new StoreUnavailable(status === 403 || status === 404 ? 'signed-out' : 'broken', {
    message: `${status}: ${message}`,
  });

/** The name of a branch in a path: its slashes stay. */
export const inPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
