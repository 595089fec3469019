import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { isBusy, type WriteFile, hashOf, readBlocks } from '../../build/index.ts';
import {
  maxAttachmentBytes,
  maxPictureBytes,
  type Author,
  type LastChange,
  type PublishAnswer,
  type PublishRequest,
  type SavedFile,
  type SiteSince,
  type StoredSite,
  type StoreProblem,
  type UploadAnswer,
  type UploadFolder,
  uploadFolders,
  refuseContentName,
  publishRequestSchema,
  showRequestSchema,
  whyRefused,
} from '../../content/index.ts';
import { sayAsIs } from '../../messages/index.ts';
import type { ChangeStream } from './change-stream.ts';
import { EditGuard, readBody, Refused, type GuardRules } from './edit-guard.ts';
import { ContentReader, foundWith, saveContent } from './content-store.ts';
import { isAsPublished, lastPublication, readHistory, readVersion } from './publish/history.ts';
import type { LoadSite } from './publish/check-version.ts';
import { publish } from './publish/publish.ts';
import { readPublished } from './publish/repository.ts';
import type { DraftLinks } from './drafts/draft-links.ts';
import { readPictures } from './stored-pictures.ts';
import { readAttachments } from './stored-attachments.ts';
import { sendText } from '../send-text.ts';
import { addUpload } from './add-upload.ts';

const maxTextBytes = 20_000_000;
const maxUploadBytes = { images: maxPictureBytes, files: maxAttachmentBytes };
const longestName = 200;

const savedFiles = z.strictObject({
  files: z
    .array(
      z.strictObject({
        file: z.string(),
        baseHash: z.string().nullable(),
        text: z.string().nullable(),
      }),
    )
    .min(1),
});

const versionRequest = z.strictObject({
  id: z.string().max(100),
  file: z.string().nullable(),
  isBefore: z.boolean(),
});

const draftToken = z.strictObject({ token: z.string().max(100) });

export type EditOptions = {
  contentDir: string;
  /** The URL prefixes of the pictures on pages, and of those of the guide. */
  picturesAddress: string;
  guideAddress: string;
  /** Called after files were saved and before the response, so that the next page has the changes. */
  saved: () => void;
  reportError: (error: Error) => void;
  /** The links that show drafts to people without an account. */
  links: DraftLinks;
  /** Checks what is published; by default with only the blocks known at the start. */
  loadSite?: LoadSite;
  /** Where requests may come from; by default from this computer only. */
  rules?: GuardRules;
  /** The author of a request; by default the request names the author. */
  authorOf?: (request: IncomingMessage) => Author;
  /** Called after publishing; returns the name of the version, if it has one. */
  published?: () => string | undefined;
  /** Answers further requests by name; undefined for unknown ones. */
  further?: (name: string, request: IncomingMessage, searchParams: URLSearchParams) => unknown;
  /** Replaces the file system, in tests. */
  write?: WriteFile;
};

type Answer = { status: number; value: unknown };

/** Answers the requests of the editor, which only store files; everything else happens in the browser. */
export class EditRequests {
  readonly guard: EditGuard;
  readonly #options: EditOptions;
  readonly #content: ContentReader;
  /** Who saved a file last since the start, and what it was then. */
  readonly #saved = new Map<string, { hash: string | null; who: string | null; when: string }>();

  constructor(options: EditOptions) {
    this.guard = new EditGuard(options.rules);
    this.#options = options;
    this.#content = new ContentReader(options.contentDir);
  }

  /** Answers a request by the end of its path. Logs internal errors; responses never contain folder names. */
  async answer(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const { status, value } = await this.#answerOf(request, name).catch((error: Error): Answer => {
      if (error instanceof Refused) {
        return { status: error.status, value: refusalOf(name, error) };
      }
      this.#options.reportError(error);
      return { status: 500, value: { problem: problemOf(error) } };
    });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The rest of an oversized request is not read.
      ...(status === 413 ? { connection: 'close' } : {}),
    };
    sendText(response, status, headers, JSON.stringify(value));
  }

  /** Answers with a stream of changes; returns whether it could. */
  openStream(stream: ChangeStream, request: IncomingMessage, response: ServerResponse): boolean {
    try {
      this.guard.check(request, null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.writeHead(error.status).end();
      return false;
    }
    stream.open(response);
    return true;
  }

  async #answerOf(request: IncomingMessage, name: string): Promise<Answer> {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    switch (`${request.method} ${name}`) {
      case 'GET site':
        this.guard.check(request, null);
        return { status: 200, value: await this.#site(searchParams.get('since')) };
      case 'POST save': {
        const { files } = await this.#json(request, savedFiles);
        return this.#save(files, this.#options.authorOf?.(request).name ?? null);
      }
      case 'POST upload': {
        this.guard.check(request, 'application/octet-stream');
        const folder = uploadFolders.find((one) => one === searchParams.get('folder'));
        if (!folder) throw new Refused(400, sayAsIs('There is no such folder.'));
        const bytes = await readBody(request, maxUploadBytes[folder]);
        // The end of a name tells its kind.
        const ofFile = (searchParams.get('name') ?? '').slice(-longestName);
        return { status: 200, value: await this.#upload(folder, ofFile, bytes) };
      }
      case 'GET history': {
        this.guard.check(request, null);
        const file = searchParams.get('file');
        if (file !== null) this.#checkFile(file);
        return { status: 200, value: await readHistory(this.#options.contentDir, file) };
      }
      case 'GET drafts':
        this.guard.check(request, null);
        return { status: 200, value: this.#options.links.list() };
      case 'POST show': {
        const sent = await this.#json(request, showRequestSchema);
        for (const file of sent.files) this.#checkFile(file);
        return { status: 200, value: await this.#options.links.show(sent) };
      }
      case 'POST end-draft': {
        const { token } = await this.#json(request, draftToken);
        this.#options.links.end(token);
        return { status: 200, value: {} };
      }
      case 'GET last-change': {
        this.guard.check(request, null);
        const file = searchParams.get('file') ?? '';
        this.#checkFile(file);
        const change = await this.#lastChange(file, searchParams.get('of') === 'published');
        return { status: 200, value: { change } };
      }
      case 'POST version': {
        const sent = await this.#json(request, versionRequest);
        if (sent.file !== null) this.#checkFile(sent.file);
        const texts = await readVersion(this.#options.contentDir, sent);
        if (texts === null) throw new Refused(404, sayAsIs('There is no such version.'));
        return { status: 200, value: { texts } };
      }
      case 'POST publish': {
        const sent = await this.#json(request, publishRequestSchema);
        return { status: 200, value: await this.#publish(request, sent) };
      }
      default: {
        const { further } = this.#options;
        if (request.method === 'GET') this.guard.check(request, null);
        const value = request.method === 'GET' ? further?.(name, request, searchParams) : undefined;
        if (value === undefined)
          throw new Refused(404, sayAsIs('The editor has nothing at this address.'));
        return { status: 200, value };
      }
    }
  }

  async #publish(request: IncomingMessage, sent: PublishRequest): Promise<PublishAnswer> {
    const { contentDir, loadSite, authorOf, published, links } = this.#options;
    const author = authorOf?.(request) ?? sent.author;
    const answer = await publish(contentDir, { ...sent, author }, loadSite);
    const differing = answer.kind === 'published' ? await readPublished(contentDir) : null;
    if (differing !== null) links.endPublished(Object.keys(differing));
    if (answer.kind !== 'published' || !published) return answer;
    // Visitors see it here, whether or not the repository is connected to a host.
    const version = published();
    return version === undefined ? answer : { kind: 'published', version };
  }

  /** The site, or what has changed in it since a revision, if that is known. */
  async #site(since: string | null): Promise<StoredSite | SiteSince> {
    const { contentDir, picturesAddress, guideAddress } = this.#options;
    const changed = since === null ? null : this.#content.since(since);
    const read = changed ?? this.#content.all();
    const pictures = await readPictures(contentDir, picturesAddress);
    const attachments = await readAttachments(contentDir);
    const published = await readPublished(contentDir);
    if (changed) return { ...changed, pictures, attachments, published };
    return {
      ...read,
      folder: folderName(contentDir),
      id: hashOf(Buffer.from(realpathSync(contentDir))),
      pictures,
      attachments,
      blocks: readBlocks(guideAddress),
      published,
    };
  }

  /** @throws {Refused} unless it is a valid name of a content file. */
  #checkFile(file: string): void {
    const reason = refuseContentName(file);
    if (reason !== null) throw new Refused(400, reason);
  }

  async #upload(folder: UploadFolder, name: string, bytes: Buffer): Promise<UploadAnswer> {
    const { contentDir, picturesAddress } = this.#options;
    return addUpload(contentDir, folder, { name, bytes }, picturesAddress);
  }

  /** Who changed a file last: whoever saved it here, if nothing else has changed it since, or published it. */
  async #lastChange(file: string, isOfPublished: boolean): Promise<LastChange | null> {
    const { contentDir } = this.#options;
    if (isOfPublished || (await isAsPublished(contentDir, file)))
      return lastPublication(contentDir, file);
    const saved = this.#saved.get(file);
    const { hash, when } = foundWith(contentDir, file);
    if (saved && saved.hash === hash)
      return { who: saved.who, when: saved.when, isPublished: false };
    return when === null ? null : { who: null, when, isPublished: false };
  }

  #save(files: readonly SavedFile[], who: string | null): Answer {
    const answer = saveContent(this.#options.contentDir, files, this.#options.write);
    const status = { saved: 200, changed: 409, refused: 400 }[answer.kind];
    if (answer.kind === 'saved') {
      const when = new Date().toISOString();
      for (const [file, hash] of Object.entries(answer.hashes))
        this.#saved.set(file, { hash, who, when });
      this.#options.saved();
    }
    return { status, value: answer };
  }

  async #json<Schema extends z.ZodType>(
    request: IncomingMessage,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    this.guard.check(request, 'application/json');
    const body = await readBody(request, maxTextBytes);
    const result = schema.safeParse(parsed(body));
    if (!result.success) throw new Refused(400, whyRefused(result.error));
    return result.data;
  }
}

/** The name of a site's folder; the parent's name, if the folder is just called content. */
const folderName = (contentDir: string): string => {
  const name = path.basename(contentDir);
  return name === 'content' ? path.basename(path.dirname(contentDir)) : name;
};

const refusalOf = (name: string, { reason }: Refused) => ({
  kind: name === 'publish' ? 'failed' : 'refused',
  reason,
});

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function problemOf(error: Error & { code?: string }): StoreProblem {
  if (isBusy(error)) return 'in-use';
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'full';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'protected';
    default:
      return 'broken';
  }
}
