import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { photographs, writePhotographs } from './photographs.ts';

const image = (src: string) => ({ src, alt: `What ${src.replace('.jpg', '')} shows` });

/** Writes the clinic with six more pages, each of which shows one of the photographs in every place that a picture can have. */
export async function writePhotographSite(content: string): Promise<void> {
  cpSync('tests/fixtures/clinic', content, { recursive: true });
  await writePhotographs(path.join(content, 'images'));
  const shown = photographs.map(({ name }) => name);
  const page = (name: string, blocks: object[]): void =>
    writeFileSync(
      path.join(content, 'pages', `${name}.yaml`),
      stringify({
        title: `Photographs ${name}`,
        description: 'Every photograph in every place that a picture can have, to be looked at.',
        listing: { inMenu: true, siteMapGroup: 'Care' },
        blocks,
      }),
    );
  for (const name of shown) {
    page(name.replace('.jpg', ''), [
      {
        type: 'full-section',
        title: 'Words on a photograph',
        text: 'A sentence that has to be read on it.',
        image: image(name),
      },
      { type: 'hero', look: 'split', title: 'Beside it', text: 'A sentence.', image: image(name) },
      { type: 'hero', look: 'panorama', title: 'Above it', text: 'One more.', image: image(name) },
      {
        type: 'cards',
        title: 'Cards',
        items: [1, 2, 3].map((nth) => ({ title: `Card ${nth}`, image: image(name) })),
      },
      {
        type: 'people',
        title: 'People',
        items: ['Nurse', 'Doctor'].map((role) => ({
          role,
          message: 'A word.',
          image: image(name),
        })),
      },
    ]);
  }
}
