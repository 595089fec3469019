import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { addressListAddress, type AddressList } from '../../src/site/addresses/address-list.ts';

const listSchema = z.object({
  pages: z.array(z.string()),
  files: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
});

/** In milliseconds, for the published site's answer. */
const timeout = 20_000;

/** The addresses of a published site, or why they are unavailable; `none` if that site has no list yet. */
export type PublishedAddresses =
  | { kind: 'list'; list: AddressList }
  | { kind: 'none' | 'failed'; reason: string };

/** Reads addresses.json from a file, or from the address of a site. */
export async function readPublishedAddresses(source: string): Promise<PublishedAddresses> {
  try {
    const text = /^https?:\/\//i.test(source)
      ? await download(source)
      : await readFile(source, 'utf8');
    if (text === null)
      return { kind: 'none', reason: `${source} publishes no list of addresses yet.` };
    return { kind: 'list', list: listSchema.parse(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return { kind: 'failed', reason: `${source} is not a list of addresses that a build wrote.` };
    }
    return { kind: 'failed', reason: `${source} could not be read: ${reasonOf(error)}` };
  }
}

async function download(source: string): Promise<string | null> {
  const address = /\.json$/i.test(source)
    ? source
    : source.replace(/(?<!\/)\/+$/, '') + addressListAddress;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`its host answers ${response.status}.`);
  return response.text();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
