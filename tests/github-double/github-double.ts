import { createHash } from 'node:crypto';
import { gitHandlers } from './answer-git.ts';
import { repositoryHandlers } from './answer-repository.ts';
import { answerMistakes, requestMistakes } from './check.ts';
import { complete } from './complete.ts';
import { match, type Matched } from './description.ts';
import {
  notFound,
  refused,
  type Answer,
  type Handler,
  type Person,
  type Rights,
} from './handler.ts';
import { DoubleRepository } from './repository.ts';

/** Every operation that the double serves, by its name in the description. */
export const handlers: Record<string, Handler> = { ...gitHandlers, ...repositoryHandlers };

/** What a token needs for everything that the editor does. */
export const allRights: Rights = {
  repository: true,
  contents: 'write',
  pulls: 'write',
  actions: 'read',
  checks: 'read',
  deployments: 'read',
};

/**
 * What goes wrong with a request: it never arrives; it is carried out, but the answer is lost or does not come in time;
 * or GitHub answers with this status.
 */
export type Fault = 'lost-request' | 'lost-answer' | 'slow' | number;

/** GitHub's headers for pages of other origins. */
const forOthers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
};
const allowedHeaders =
  'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce';

type DoubleOptions = {
  files?: Readonly<Record<string, string | Uint8Array>>;
  api?: string;
  owner?: string;
  name?: string;
  mainBranch?: string;
};

/**
 * GitHub's REST API in memory, for one repository. Everything that is asked and answered is checked against GitHub's
 * own description; what does not comply is listed in `mistakes`.
 */
export class GithubDouble {
  readonly repository: DoubleRepository;
  readonly people = new Map<string, Person>();
  /** Methods and paths of all requests, with their queries. */
  readonly requests: string[] = [];
  readonly mistakes: string[] = [];
  /** The requests left in this hour, and when the next one begins, in seconds since 1970. */
  limit = { left: 5000, reset: Date.UTC(2030, 0) / 1000 };
  readonly #api: string;
  readonly #faults: { request: RegExp; fault: Fault }[] = [];
  /** Requests whose answer does not come in time. */
  readonly #slow = new Set<Request>();

  constructor({
    files = {},
    api = 'https://api.github.com',
    owner = 'lakeside',
    name = 'website',
    mainBranch = 'main',
  }: DoubleOptions = {}) {
    this.#api = api;
    this.repository = new DoubleRepository({ owner, name, mainBranch });
    if (Object.keys(files).length > 0) {
      this.repository.commit(mainBranch, files, { message: 'The site as it begins' });
    }
  }

  /** Gives out a token. */
  addToken(token: string, rights: Partial<Rights> = {}, login = 'amina'): void {
    const name = login === 'amina' ? 'Amina Wanjiru' : null;
    this.people.set(token, { login, name, rights: { ...allRights, ...rights } });
  }

  /** Lets the next request that fits go wrong: /^PATCH .*\/refs\//. */
  fail(request: RegExp, fault: Fault): void {
    this.#faults.push({ request, fault });
  }

  /** Answers a request as GitHub does; what is lost or too slow is rejected, as `fetch` does. */
  readonly answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}${search}`;
    if (request.method === 'OPTIONS') return preflight();
    this.requests.push(line);
    const at = this.#faults.findIndex((failing) => failing.request.test(line));
    const [{ fault } = { fault: null }] = at === -1 ? [] : this.#faults.splice(at, 1);
    if (fault === 'lost-request') throw new TypeError('Failed to fetch');
    const response =
      typeof fault === 'number'
        ? this.#fail(fault, request)
        : await this.#carryOut(request).catch((error: unknown) => this.#mistaken(error));
    if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
    if (fault === 'slow') await this.#abandoned(request);
    return response;
  };

  /** Never ends well: rejects when whoever has asked gives up. */
  async #abandoned(request: Request): Promise<never> {
    // Once a request is garbage collected, nobody hears any more that it was given up.
    this.#slow.add(request);
    const { signal } = request;
    return new Promise((_, reject) => {
      const stop = () => {
        this.#slow.delete(request);
        reject(signal.reason);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
  }

  #fail(status: number, { method, url }: Request): Response {
    const path = new URL(url).pathname.slice(new URL(this.#api).pathname.replace(/\/$/, '').length);
    const message = status === 409 ? 'Conflict' : 'Server Error';
    return this.#respond(refused(status, message), match(method, path));
  }

  /** A bug of the double must not look like a lost answer. */
  #mistaken(error: unknown): Response {
    this.mistakes.push(String(error instanceof Error ? error.stack : error));
    return this.#respond(refused(500, 'The double is broken.'));
  }

  async #carryOut(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = request.url.startsWith(this.#api)
      ? pathname.slice(new URL(this.#api).pathname.replace(/\/$/, '').length)
      : null;
    const matched = path === null ? null : match(request.method, path);
    const handler = matched && handlers[matched.operation];
    if (!matched || !handler) {
      this.mistakes.push(`GitHub has no ${request.method} ${request.url}.`);
      return this.#respond(notFound);
    }
    const sent = await request.text();
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    this.mistakes.push(...requestMistakes(matched, query, body), ...headerMistakes(request, sent));
    const person = this.people.get(
      request.headers.get('authorization')?.replace('Bearer ', '') ?? '',
    );
    if (!person) return this.#respond(refused(401, 'Bad credentials'));
    if (this.limit.left <= 0) {
      return this.#respond(refused(403, 'API rate limit exceeded for user ID 1.'));
    }
    const { repository } = this;
    const answer =
      this.#refusal(matched, person) ??
      handler({ repository, person, parameters: matched.parameters, query, body: Object(body) });
    const isSame = request.headers.has('if-none-match');
    const response = this.#respond(answer, matched, isSame ? request : null);
    if (response.status !== 304) this.limit.left -= 1;
    return response;
  }

  /** Refuses what the token does not allow. */
  #refusal({ operation, parameters }: Matched, { rights }: Person): Answer | null {
    if (operation === 'get /user') return null;
    const { owner, name, isArchived } = this.repository;
    const isOurs =
      parameters['owner']?.toLowerCase() === owner.toLowerCase() &&
      parameters['repo']?.toLowerCase() === name.toLowerCase();
    if (!isOurs || !rights.repository) return notFound;
    const isWritten = !operation.startsWith('get ');
    if (isWritten && isArchived) return refused(403, 'Repository was archived so is read-only.');
    const right = rights[rightOf(operation)];
    const isAllowed = right === 'write' || (!isWritten && right === 'read');
    return isAllowed || operation === 'get /repos/{owner}/{repo}'
      ? null
      : refused(403, 'Resource not accessible by personal access token');
  }

  #respond(
    { status, values, hasNext = false }: Answer,
    matched?: Matched | null,
    repeated?: Request | null,
  ): Response {
    const body = matched ? complete(matched.operation, status, values) : values;
    if (matched) this.mistakes.push(...answerMistakes(matched.operation, status, body));
    const text = JSON.stringify(body);
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    const headers = new Headers({
      ...forOthers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60, s-maxage=60',
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': String(this.limit.left),
      'x-ratelimit-reset': String(this.limit.reset),
      ...(status === 200 && { etag }),
    });
    if (hasNext) headers.set('link', `<${this.#api}/resource?page=2>; rel="next"`);
    if (repeated?.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    return new Response(text, { status, headers });
  }
}

function rightOf(operation: string): 'contents' | 'pulls' | 'actions' | 'checks' | 'deployments' {
  if (operation.includes('/pulls')) return 'pulls';
  if (operation.includes('/actions/')) return 'actions';
  if (operation.includes('/check-runs/')) return 'checks';
  return operation.includes('/deployments') ? 'deployments' : 'contents';
}

const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...forOthers,
      'access-control-allow-headers': allowedHeaders,
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-max-age': '86400',
    },
  });

/** GitHub asks for its media type and for the version of its API, and takes JSON only. */
function headerMistakes({ headers, method }: Request, sent: string): string[] {
  const expected = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    ...(sent !== '' && { 'content-type': 'application/json' }),
  };
  return Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${method}: the header ${name} is not ${value}.`);
}
