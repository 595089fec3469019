import { addressOfFile } from '../../../site/index.ts';
import { pageFiles, pageTitle, languageOfFile } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';

/** A page in the list, below the page whose address is a prefix of its own. */
export type ListedPage = {
  file: string;
  address: string;
  title: string;
  language: string;
  /** The addresses of its ancestors, nearest last. */
  above: readonly string[];
  hasBelow: boolean;
};

export function listPages(session: Session): ListedPage[] {
  const files = pageFiles(session);
  const addresses = new Set(files.map(addressOfFile));
  const above = new Map(files.map((file) => [file, pagesAbove(addressOfFile(file), addresses)]));
  const parents = new Set([...above.values()].flat());
  return files.map((file) => {
    const address = addressOfFile(file);
    return {
      file,
      address,
      title: pageTitle(session, file),
      language: languageOfFile(session, file),
      above: above.get(file) ?? [],
      hasBelow: parents.has(address),
    };
  });
}

/** The addresses of a page's ancestors, nearest last. The home page does not count as one. */
function pagesAbove(address: string, addresses: ReadonlySet<string>): string[] {
  const steps = address.split('/').slice(1, -1);
  return steps
    .map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
    .filter((one) => addresses.has(one));
}

/** The files of a page's descendants by address. */
export const filesBelow = (files: readonly string[], file: string): string[] => {
  const start = `${addressOfFile(file)}/`;
  return start === '//'
    ? []
    : files.filter((one) => one.startsWith('pages/') && addressOfFile(one).startsWith(start));
};
