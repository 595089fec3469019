import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

/** What is read of a page here: its kinds of blocks, and how they are composed. */
const pageSchema = z.object({
  blocks: z.array(z.object({ type: z.string(), look: z.string().optional() })),
});

type SitePage = { address: string; traits: string[] };

/** The addresses of all pages of a built site. */
export function sitePages(dist: string): string[] {
  const list: unknown = JSON.parse(readFileSync(path.join(dist, 'addresses.json'), 'utf8'));
  return z.object({ pages: z.array(z.string()) }).parse(list).pages;
}

/** The text of a page, whose file is named like its address, or like a folder of that name. */
function textOfPage(content: string, address: string): string {
  const file = path.join(content, 'pages', address);
  try {
    return readFileSync(`${file}.yaml`, 'utf8');
  } catch {
    return readFileSync(path.join(file, 'index.yaml'), 'utf8');
  }
}

/** What a page has that others may lack. The engine, which knows more of it, takes seconds to load. */
function readPage(content: string, address: string): SitePage {
  const { blocks } = pageSchema.parse(load(textOfPage(content, address)));
  const traits = blocks.flatMap(({ type, look }) =>
    look === undefined ? [type] : [type, `${type} ${look}`],
  );
  return { address, traits };
}

/**
 * A few of these pages that between them have every kind of block and every composition: the home page, and then
 * always the first page of those that add the most.
 */
export function samplePages(content: string, addresses: readonly string[]): string[] {
  const pages = addresses.map((address) => readPage(content, address));
  const missing = new Set(pages.flatMap(({ traits }) => traits));
  const added = ({ traits }: SitePage) =>
    new Set(traits.filter((trait) => missing.has(trait))).size;
  const sample: string[] = [];
  let next = pages.find(({ address }) => address === '/') ?? pages[0];
  while (next && missing.size > 0) {
    for (const trait of next.traits) missing.delete(trait);
    sample.push(next.address);
    const max = Math.max(...pages.map(added));
    next = pages.find((page) => added(page) === max);
  }
  return sample;
}
