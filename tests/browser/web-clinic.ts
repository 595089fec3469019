import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import type { GithubDouble } from '../github-double/github-double.ts';
import { buildInto } from './build-into.ts';
import { press, write } from './edit-clinic.ts';

/** The clinic in a folder of its host, as the project pages of GitHub are, with its editor on the web. */
export type WebClinic = {
  origin: string;
  /** The folder of the built site. */
  dist: string;
  /** The files of the repository, as they were built. */
  files(): Record<string, Buffer>;
  close(): Promise<void>;
};

/** Builds the clinic and serves it. */
export async function startWebClinic(): Promise<WebClinic> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'edit-on-web-'));
  const content = path.join(scratch, 'content');
  const dist = path.join(scratch, 'dist');
  cpSync('scripts/starter/clinic', content, { recursive: true });
  const settings = path.join(content, 'site.yaml');
  const text = readFileSync(settings, 'utf8').replace(/^address: (.*)$/m, 'address: $1/town/');
  writeFileSync(settings, text);
  appendFileSync(settings, 'editing:\n  repository: https://github.com/lakeside/website\n');
  const server = await startStaticServer(buildInto(dist, '--content', content));
  return {
    origin: server.origin,
    dist,
    files: () =>
      Object.fromEntries(
        readdirSync(content, { recursive: true, encoding: 'utf8' })
          .filter((file) => statSync(path.join(content, file)).isFile())
          .map((file) => [
            `content/${file.replaceAll('\\', '/')}`,
            readFileSync(path.join(content, file)),
          ]),
      ),
    close: async () => {
      await server.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Lets the double of GitHub answer a browser. */
export async function answerAsGithub(context: BrowserContext, github: GithubDouble): Promise<void> {
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const body = request.postData();
    const response = await github.answer(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body === null ? {} : { body }),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

/** Signs in with a token. */
export async function signIn(page: Page, token = 'github_pat_good'): Promise<void> {
  await write(page.getByLabel('Access token'), token);
  await press(page.getByRole('button', { name: 'Sign in', exact: true }));
}

/** There are no drafts yet, which GitHub answers with 404. */
export const noDrafts = /404.*drafts\/amina/;
