import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { removePath, replaceFile } from '../../../build/index.ts';
import type {
  DraftDocuments,
  ShowAnswer,
  ShownDraft,
  ShownDrafts,
  ShowRequest,
} from '../../../content/index.ts';
import { readBody, Refused } from '../edit-guard.ts';

const day = 24 * 60 * 60 * 1000;

/** In milliseconds: how long a link is open at most, and how long it then says that it has ended. */
const longestOpen = 31 * day;
const rememberedFor = 60 * day;

/** Strangers may answer only so much, in answers of a link and characters. */
const maxAnswers = 100;
const longestComment = 2000;
const longestName = 100;
const maxAnswerBytes = 20_000;

const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text);

/**
 * The pages hold everything that they show. They run no script, load nothing, and are of no origin: not even content that
 * nobody has checked could use the editor, which may be at the same host.
 */
const policy = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

type StoredDraft = Omit<ShownDraft, 'link'> & { documents: DraftDocuments };

export type DraftLinksOptions = {
  reach: ShownDrafts['reach'];
  /** Where links are stored; null to forget them when the server ends. */
  folder: string | null;
  /** The address of a link; null if there is no network in which it would work. */
  linkOf: (token: string) => string | null;
  /** Makes sure that somebody answers at the links; called before one is made. */
  open?: () => Promise<void>;
  /** Called when somebody has answered. */
  answered: () => void;
  now?: () => number;
};

/** Drafts of pages, each at a link that nobody can guess, until they are published or its time is over. */
export class DraftLinks {
  readonly #options: DraftLinksOptions;
  readonly #drafts = new Map<string, StoredDraft>();

  constructor(options: DraftLinksOptions) {
    this.#options = options;
    this.#load();
  }

  list(): ShownDrafts {
    const drafts = [...this.#drafts.values()].map((draft) => this.#shown(draft));
    return {
      reach: this.#options.reach,
      drafts: drafts.toSorted((one, other) => (one.shownAt < other.shownAt ? 1 : -1)),
    };
  }

  /** Shows a draft at a new link, or at one that is open. */
  async show({ token, files, until, documents }: ShowRequest): Promise<ShowAnswer> {
    await this.#options.open?.();
    const before = token === null ? undefined : this.#drafts.get(token);
    if (token !== null && (!before || this.#endOf(before) !== null)) return { kind: 'ended' };
    const now = this.#now();
    const draft: StoredDraft = {
      token: randomBytes(16).toString('base64url'),
      opened: 0,
      answers: [],
      ended: null,
      ...before,
      files,
      documents,
      shownAt: new Date(now).toISOString(),
      until: new Date(Math.min(Date.parse(until), now + longestOpen)).toISOString(),
    };
    if (this.#options.linkOf(draft.token) === null) return { kind: 'offline' };
    this.#store(draft);
    return { kind: 'shown', draft: this.#shown(draft) };
  }

  end(token: string, ended: 'published' | 'person' = 'person'): void {
    const draft = this.#drafts.get(token);
    if (!draft || this.#endOf(draft) !== null) return;
    // Nobody needs its document any more.
    this.#store({ ...draft, ended, documents: { ...draft.documents, draft: '', answered: '' } });
  }

  /** Ends the links whose pages are published: none of them is among the files that differ. */
  endPublished(differing: readonly string[]): void {
    const open = new Set(differing);
    for (const { token, files } of this.#drafts.values())
      if (!files.some((file) => open.has(file))) this.end(token, 'published');
  }

  /** Answers whoever has a link, or something like one. */
  async serve(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    const draft = isToken(token) ? this.#drafts.get(token) : undefined;
    const { method = '' } = request;
    if (!draft) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such draft.');
      return;
    }
    const send = (status: number, html: string) =>
      response.writeHead(status, headers).end(method === 'HEAD' ? undefined : html);
    if (this.#endOf(draft) !== null) {
      send(410, draft.documents.ended);
      return;
    }
    if (method === 'POST') {
      await this.#answer(request, response, draft);
      return;
    }
    if (!['GET', 'HEAD'].includes(method)) {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD, POST' }).end();
      return;
    }
    const isAnswered = new URL(request.url ?? '/', 'http://localhost').search === '?answered';
    if (method === 'GET' && !isAnswered) this.#store({ ...draft, opened: draft.opened + 1 });
    send(200, isAnswered ? draft.documents.answered : draft.documents.draft);
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    draft: StoredDraft,
  ): Promise<void> {
    const isForm = /^application\/x-www-form-urlencoded\b/.test(
      request.headers['content-type'] ?? '',
    );
    try {
      const body = await readBody(request, maxAnswerBytes);
      const sent = new URLSearchParams(body.toString());
      const isGood = sent.get('answer') === 'good';
      const comment = textIn(sent, 'comment', longestComment);
      const isAnswer = isForm && (isGood || (sent.get('answer') === 'change' && comment !== ''));
      if (isAnswer) {
        const when = new Date(this.#now()).toISOString();
        const name = textIn(sent, 'name', longestName);
        const answer = { isGood, comment: isGood ? '' : comment, name, when };
        const answers = [...draft.answers, answer].slice(-maxAnswers);
        this.#store({ ...draft, answers });
        this.#options.answered();
      }
      response.writeHead(303, { ...headers, location: isAnswer ? '?answered' : '?' }).end();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.writeHead(error.status, { ...headers, connection: 'close' }).end();
    }
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #endOf({ ended, until }: StoredDraft): ShownDraft['ended'] {
    return ended ?? (new Date(until).getTime() < this.#now() ? 'time' : null);
  }

  #shown(stored: StoredDraft): ShownDraft {
    const { documents: _, ...draft } = stored;
    const link = this.#options.linkOf(draft.token) ?? '';
    return { ...draft, link, ended: this.#endOf(stored) };
  }

  #store(draft: StoredDraft): void {
    this.#drafts.set(draft.token, draft);
    const { folder } = this.#options;
    if (folder === null) return;
    mkdirSync(folder, { recursive: true });
    replaceFile(path.join(folder, `${draft.token}.json`), JSON.stringify(draft));
  }

  /** Reads what an earlier start has stored, and removes what ended long ago. */
  #load(): void {
    const { folder } = this.#options;
    if (folder === null) return;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const token = name.replace(/\.json$/, '');
      if (!isToken(token)) continue;
      const file = path.join(folder, name);
      const draft: StoredDraft = JSON.parse(readFileSync(file, 'utf8'));
      if (new Date(draft.until).getTime() + rememberedFor < this.#now()) removePath(file);
      else this.#drafts.set(token, draft);
    }
  }
}

const textIn = (sent: URLSearchParams, name: string, longest: number): string =>
  (sent.get(name) ?? '')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, longest);
