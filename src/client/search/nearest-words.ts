import Fuse from 'fuse.js/min-basic';
import type { HeadingsFile } from '../../site/index.ts';

/** The headings and titles nearest to a query, best first. */
export function nearestWords(query: string, { pages, parts }: HeadingsFile): string[] {
  const names = [
    ...new Set([
      ...pages.flatMap(({ title, label }) => [title, label]),
      ...parts.map(([, , heading]) => heading),
    ]),
  ].filter((name) => name !== '');
  const fuse = new Fuse(names, { threshold: 0.5, ignoreLocation: true });
  return fuse.search(query.slice(0, 60), { limit: 3 }).map(({ item }) => item);
}
