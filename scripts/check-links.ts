import process from 'node:process';
import { diagnoseIn, Source } from '../src/content/index.ts';
import { loadSite } from '../src/build/index.ts';
import { formatGithub, formatReport } from '../src/messages/index.ts';
import { command } from './command.ts';
import { contentFolder, paintFor, shownFolder } from './content-folder.ts';
import { askLink } from './links/ask-link.ts';
import { checkOutsideLinks } from './links/check-outside-links.ts';

/**
 * `npm run check-links [-- --content DIR] [--no-cache]`: requests every outside link of the site, one at a time per
 * host, and reports broken ones. 0: all work or could not be checked, 1: some are broken, or the content has errors.
 */
export const main = command(
  {
    typed: 'npm run check-links',
    readsContent: true,
    options: {
      'no-cache': {
        type: 'boolean',
        default: false,
        help: 'also requests those that worked in the last three days',
      },
    },
  },
  ({ 'no-cache': isFresh }) => checkLinks(isFresh),
);

async function checkLinks(isFresh: boolean): Promise<number> {
  const contentDir = contentFolder();
  const { tree, texts, pageCount } = await loadSite(contentDir);
  if (!tree) {
    console.error('The content has errors, which come first: npm run validate');
    return 1;
  }
  const { diagnostics, notes, requested } = await checkOutsideLinks(tree.settings, {
    diagnose: diagnoseIn((file) => new Source(file, () => texts(file))),
    ask: (address) => askLink(address),
    cached: !isFresh,
  });
  const folder = shownFolder(contentDir);
  for (const note of notes) console.log(note);
  if (process.env['GITHUB_ACTIONS'] === 'true' && diagnostics.length > 0) {
    console.log(formatGithub(diagnostics, folder));
  }
  if (diagnostics.length > 0) {
    const paint = paintFor(process.stdout);
    console.log(formatReport({ diagnostics, texts, pageCount }, { folder, paint }));
    return 1;
  }
  console.log(`Every outside link that could be checked is there; ${requested} were asked.`);
  return 0;
}
