import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { examplePath } from '../../src/dev/answer-example.ts';
import { checkedExamples } from '../../src/dev/example-document.ts';
import { pairsOf } from '../../src/site/theme/colour-pairs.ts';
import { contrast, leastContrast } from '../../src/site/theme/contrast.ts';
import { aloneDocument, readySite, showAlone } from './alone-document.ts';
import { openPage } from './harness.ts';
import { shownColours } from './shown-colours.ts';

/**
 * Texts of block examples and of the pages of another site whose colours the theme does not declare to be readable
 * together, in light or in dark, pointed at or not.
 */
export async function undeclaredColours(): Promise<string[]> {
  const school = await readySite('content');
  const library = await readySite('scripts/starter/library');
  const patterns = Object.keys(school.tree.theme.patterns);
  const examples = readExamples()
    .flatMap(checkedExamples)
    .map(({ type, name }, index) => {
      const pattern = patterns[index % patterns.length] ?? '';
      return [school, `${examplePath}/${type}/${name}?pattern=${pattern}`] as const;
    });
  const addresses = [...library.tree.pages.map(({ address }) => address), '/404'];
  const pages = addresses.map((address) => [library, address] as const);
  const page = await openPage('/', { looksOnly: true, javaScript: false });
  const strays = new Set<string>();
  for (const [index, [site, address]] of [...examples, ...pages].entries()) {
    const scheme = index % 2 === 0 ? 'light' : 'dark';
    const declared = pairsOf(site.tree.theme, scheme);
    await page.emulateMedia({ colorScheme: scheme });
    await showAlone(page, aloneDocument(site, address));
    for (const pointedAt of [false, true]) {
      for (const { text, colour, ground, isMixed, isLarge } of await shownColours(
        page,
        pointedAt,
      )) {
        const least = isLarge ? leastContrast.largeText : leastContrast.text;
        if (isMixed && contrast(colour, ground) >= least) continue;
        const isDeclared = declared.some(
          (pair) =>
            pair.colour === colour &&
            pair.ground === ground &&
            (isLarge || pair.least >= leastContrast.text),
        );
        if (!isDeclared) strays.add(`${address}, ${scheme}: ${colour} on ${ground}, "${text}"`);
      }
    }
  }
  return [...strays];
}
