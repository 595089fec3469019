import { z } from 'zod';
import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** Signing in at a git host, completed by a relay (scripts/sign-in-relay), so that users handle no token. */
type RelaySettings = {
  /** The address of the host: https://github.com. */
  host: string;
  /** The client id of the GitHub App registered there, which determines its rights. */
  client: string;
  relay: string;
};

export type FinishedSignIn =
  /** The host did not open this page. */
  | { kind: 'none' }
  /** `expires`: when the token expires, in milliseconds since 1970; null if the host does not tell. */
  | { kind: 'signed-in'; token: string; expires: number | null }
  | { kind: 'refused'; problem: SignInProblem };

/**
 * Why there is no token: the person has declined; it was not requested here, or too long ago; the relay or the app is
 * misconfigured; one of the two is unreachable; or this browser stores nothing, so that nobody can come back.
 */
type SignInProblem = 'declined' | 'expired' | 'set-up' | 'away' | 'no-storage';

/** The redirect from the host: its answer, and what this tab stored before; null if that is missing. */
type Arrival = {
  code: string | null;
  error: string | null;
  state: string | null;
  begun: Begun | null;
  redirect: string;
};

type SignInPage = {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  history: Pick<History, 'replaceState'>;
  storage: SafeStorage;
};

const thisPage = (): SignInPage => ({ location, history, storage: safeStorage() });

/** The page needs this when the host leads back to it. It ends with the tab. */
const entry = 'sign-in';
const begunSchema = z.object({
  state: z.string().min(1),
  verifier: z.string().min(1),
  hash: z.string().regex(/^(?:#.*)?$/),
});
type Begun = z.infer<typeof begunSchema>;

/** In milliseconds: enough for the lookup and the answer of a slow relay. */
const timeout = 30_000;

/**
 * Leaves for the host's page, which leads back to this one, where `takeArrival` continues; or returns why it cannot.
 */
export async function startSignIn(
  { host, client }: Pick<RelaySettings, 'host' | 'client'>,
  { location: pageLocation, storage }: SignInPage = thisPage(),
): Promise<SignInProblem | null> {
  const begun: Begun = { state: randomText(), verifier: randomText(), hash: pageLocation.hash };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier));
  if (!storage.write(entry, JSON.stringify(begun))) return 'no-storage';
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: addressOf(pageLocation),
    state: begun.state,
    code_challenge: inAddress(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  pageLocation.assign(`${host}/login/oauth/authorize?${query}`);
  return null;
}

/**
 * Takes the host's answer out of the page's address before anything else can fail; null if the host has not led here.
 * Neither reloading nor going back uses it again.
 */
export function takeArrival(
  { location: at, history: past, storage }: SignInPage = thisPage(),
): Arrival | null {
  const query = new URLSearchParams(at.search);
  const [code, error, state] = ['code', 'error', 'state'].map((name) => query.get(name));
  if (code == null && error == null) return null;
  const begun = takeBegun(storage);
  past.replaceState(null, '', at.origin + at.pathname + (begun?.hash ?? ''));
  return {
    code: code ?? null,
    error: error ?? null,
    state: state ?? null,
    begun,
    redirect: addressOf(at),
  };
}

export async function finishSignIn(
  arrival: Arrival | null,
  { relay }: Pick<RelaySettings, 'relay'>,
  now: () => number,
): Promise<FinishedSignIn> {
  if (arrival === null) return { kind: 'none' };
  const { code, error, state, begun, redirect } = arrival;
  if (begun === null || state !== begun.state) return refused('expired');
  if (code === null) return refused(error === 'access_denied' ? 'declined' : 'set-up');
  return askRelay(relay, { code, verifier: begun.verifier, redirect }, now);
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
      signal: AbortSignal.timeout(timeout),
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

/** Reads and removes what was stored before leaving; null if this editor has stored nothing. */
function takeBegun(storage: SafeStorage): Begun | null {
  const text = storage.read(entry);
  storage.remove(entry);
  try {
    return begunSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The address to which the host leads back. It must match the registered one, although hosts serve the page with and
 * without the slash.
 */
function addressOf({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return origin + folder + (folder.endsWith('/') ? '' : '/');
}

const randomText = (): string => inAddress(crypto.getRandomValues(new Uint8Array(32)));

/** Base64 for URLs (RFC 4648, section 5). */
const inAddress = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
