/**
 * Completes signing in with GitHub for the editor on the web: GitHub gives out a token only to somebody who knows the
 * secret of the registered app, and a page cannot keep one. Runs on Cloudflare Workers, Deno and Bun as it is, on Node by
 * serve.mjs. Nothing is stored or logged.
 *
 * Settings (environment): CLIENT_ID, CLIENT_SECRET, ALLOWED_ORIGINS (of the sites, separated by spaces:
 * https://place.example), and HOST_ADDRESS for GitHub Enterprise (https://github.com otherwise).
 */

const usualHost = 'https://github.com';

/** More than any request, and any answer of GitHub, needs; in bytes. */
const [maxBytes, maxAnswer] = [4000, 64_000];
/** How long GitHub may take, in milliseconds. */
const timeout = 10_000;

/** @type {(status: number, body: unknown, headers?: Record<string, string>) => Response} */
const answerWith = (status, body, headers = {}) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

/** What went wrong: a word for programs, and a sentence for people. */
const refusal = (status, problem, message, headers) =>
  answerWith(status, { problem, message }, headers);

/** Reads a request or an answer of at most so many bytes; null if there are more, which are not read. */
async function readText(message, max) {
  const isLonger = Number(message.headers.get('content-length') ?? 0) > max;
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  const reader = message.body?.getReader();
  if (isLonger) {
    await reader?.cancel();
    return null;
  }
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > max) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const isText = (value, pattern) => typeof value === 'string' && pattern.test(value);

/** Whether an address is that of a page of the site that asks. What a page makes (blob:) has the page's origin too. */
function isOf(origin, address) {
  try {
    const { protocol, origin: named } = new URL(address);
    return (protocol === 'https:' || protocol === 'http:') && named === origin;
  } catch {
    return false;
  }
}

/** The parts of a request; null if one is missing or cannot be what it should be. */
function parse(text, origin) {
  let sent;
  try {
    sent = Object(JSON.parse(text));
  } catch {
    return null;
  }
  const { code, verifier, redirect } = sent;
  const isWhole =
    isText(code, /^[\w-]{1,255}$/) &&
    // The form that RFC 7636 prescribes.
    isText(verifier, /^[\w.~-]{43,128}$/) &&
    isOf(origin, redirect);
  return isWhole ? { code, verifier, redirect } : null;
}

/** GitHub's answer; null if there is none that can be read. */
async function askForToken({ code, verifier, redirect }, env) {
  try {
    const response = await fetch(`${env.HOST_ADDRESS ?? usualHost}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: env.CLIENT_ID,
        client_secret: env.CLIENT_SECRET,
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
      }),
      // The secret goes to the host that was named, and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readText(response, response.ok ? maxAnswer : 0);
    return response.ok && text !== null ? Object(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

/** GitHub refuses with status 200 and one of these. */
const notSetUp = new Set([
  'incorrect_client_credentials',
  'redirect_uri_mismatch',
  'application_suspended',
]);

async function exchange(request, env, origin, headers) {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0].trim().toLowerCase() !== 'application/json') {
    return refusal(415, 'request', 'Send JSON.', headers);
  }
  const text = await readText(request, maxBytes);
  if (text === null) return refusal(413, 'request', 'This is too long.', headers);
  const sent = parse(text, origin);
  if (!sent) {
    const message = 'Send a code, its verifier and the address of the page that asked for it.';
    return refusal(400, 'request', message, headers);
  }
  const found = await askForToken(sent, env);
  if (!found) {
    return refusal(502, 'away', 'GitHub does not answer. Try again in a minute.', headers);
  }
  if (notSetUp.has(found.error)) {
    const message = `This relay is not set up as the app on GitHub is: ${found.error}.`;
    return refusal(502, 'set-up', message, headers);
  }
  if (typeof found.access_token !== 'string') {
    const message = 'This sign-in was used before, or took too long. Sign in again.';
    return refusal(400, 'expired', message, headers);
  }
  const seconds = Number(found.expires_in ?? Number.NaN);
  const expiresIn = Number.isFinite(seconds) ? seconds : null;
  return answerWith(200, { token: found.access_token, expiresIn }, headers);
}

const isSet = (value) => typeof value === 'string' && value !== '';

/** The settings: Workers are given them; elsewhere they are in the environment of the process. */
const settingsFrom = (env) => {
  const valuesOf = (name) => [env?.[name], globalThis.process?.env?.[name]];
  const names = ['CLIENT_ID', 'CLIENT_SECRET', 'ALLOWED_ORIGINS', 'HOST_ADDRESS'];
  return Object.fromEntries(names.map((name) => [name, valuesOf(name).find(isSet)]));
};

export default {
  /**
   * @param {Request} request
   * @param {Record<string, string | undefined>} environment
   */
  async fetch(request, environment) {
    const env = settingsFrom(environment);
    const missing = ['CLIENT_ID', 'CLIENT_SECRET', 'ALLOWED_ORIGINS'].filter((name) => !env[name]);
    if (missing.length > 0) {
      return refusal(500, 'set-up', `This relay is not set up: ${missing.join(', ')} missing.`);
    }
    const origin = request.headers.get('origin');
    const allowed = env.ALLOWED_ORIGINS.split(/[\s,]+/).filter((name) => name !== '');
    // An origin ends before the slash; who types one is understood.
    if (origin === null || !allowed.some((name) => name.replace(/\/$/, '') === origin)) {
      return refusal(403, 'origin', 'This site may not use this relay.', { vary: 'Origin' });
    }
    const headers = { 'access-control-allow-origin': origin, vary: 'Origin' };
    if (request.method === 'OPTIONS') {
      return answerWith(204, null, {
        ...headers,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      });
    }
    if (request.method !== 'POST') {
      return refusal(405, 'request', 'Send a POST request.', {
        ...headers,
        allow: 'POST, OPTIONS',
      });
    }
    return exchange(request, env, origin, headers);
  },
};
