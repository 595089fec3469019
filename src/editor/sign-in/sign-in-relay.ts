/** Signing in at a git host, completed by a relay (scripts/sign-in-relay), so that users handle no token. */
export type RelaySettings = {
  /** The address of the host: https://github.com. */
  host: string;
  /** The client id of the GitHub App that is registered there. Its rights are part of its registration. */
  client: string;
  /** The address of the relay. */
  relay: string;
};

/** The result of coming back from the host. */
export type FinishedSignIn =
  /** This page was not opened by the host. */
  | { kind: 'none' }
  /** `expires`: when the host no longer takes the token, in milliseconds since 1970; null if it does not say. */
  | { kind: 'signed-in'; token: string; expires: number | null }
  | { kind: 'refused'; problem: SignInProblem };

/**
 * Why there is no token: the person has declined; it was not asked for here, or too long ago; the relay or the app is not
 * set up well; or one of the two cannot be reached.
 */
export type SignInProblem = 'declined' | 'expired' | 'set-up' | 'away';

/** What signing in needs of the browser. */
export type SignInPage = {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  history: Pick<History, 'replaceState'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

const thisPage = (): SignInPage => ({ location, history, storage: sessionStorage });

/** What the page must know when the host leads back to it. It ends with the tab. */
const entry = 'sign-in';
type Begun = { state: string; verifier: string; hash: string };

/** Enough for the address and the words of a relay that does not answer, in milliseconds. */
const patience = 30_000;

/** Leaves for the host's page, which leads back to this one; `finishSignIn` goes on there. */
export async function startSignIn(
  { host, client }: Pick<RelaySettings, 'host' | 'client'>,
  { location: place, storage }: SignInPage = thisPage(),
): Promise<void> {
  const begun: Begun = { state: randomText(), verifier: randomText(), hash: place.hash };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier));
  storage.setItem(entry, JSON.stringify(begun));
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: addressOf(place),
    state: begun.state,
    code_challenge: inAddress(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  place.assign(`${host}/login/oauth/authorize?${query}`);
}

/** Takes the host's answer out of the page's address, and lets the relay exchange it for a token. */
export async function finishSignIn(
  { relay }: Pick<RelaySettings, 'relay'>,
  now: () => number,
  page: SignInPage = thisPage(),
): Promise<FinishedSignIn> {
  const query = new URLSearchParams(page.location.search);
  const [code, error] = [query.get('code'), query.get('error')];
  if (code === null && error === null) return { kind: 'none' };
  const begun = takeBegun(page.storage);
  // Neither reloading nor going back uses it a second time.
  page.history.replaceState(null, '', page.location.pathname + (begun?.hash ?? ''));
  if (begun === null || query.get('state') !== begun.state) return refused('expired');
  if (code === null) return refused(error === 'access_denied' ? 'declined' : 'set-up');
  const { verifier } = begun;
  return askRelay(relay, { code, verifier, redirect: addressOf(page.location) }, now);
}

const refused = (problem: SignInProblem): FinishedSignIn => ({ kind: 'refused', problem });

async function askRelay(
  relay: string,
  sent: { code: string; verifier: string; redirect: string },
  now: () => number,
): Promise<FinishedSignIn> {
  try {
    const response = await fetch(relay, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const { token, expiresIn, problem } = Object(await response.json());
    if (response.ok && typeof token === 'string') {
      const expires = typeof expiresIn === 'number' ? now() + expiresIn * 1000 : null;
      return { kind: 'signed-in', token, expires };
    }
    return refused(problem === 'expired' || problem === 'away' ? problem : 'set-up');
  } catch {
    return refused('away');
  }
}

/** Reads and removes what was stored before leaving; null if nothing was. */
function takeBegun(storage: SignInPage['storage']): Begun | null {
  const text = storage.getItem(entry);
  storage.removeItem(entry);
  return text === null ? null : JSON.parse(text);
}

/**
 * The address to which the host leads back. It must be the one that was registered, although hosts show the page with
 * and without the slash.
 */
function addressOf({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return origin + folder + (folder.endsWith('/') ? '' : '/');
}

const randomText = (): string => inAddress(crypto.getRandomValues(new Uint8Array(32)));

/** Base64 as it is used in addresses (RFC 4648, section 5). */
const inAddress = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
