import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { photographs, writePhotographs } from './photographs.ts';

const image = (src: string) => ({ src, alt: `What ${src.replace('.jpg', '')} shows` });

/** Writes the clinic with six more pages, each of which shows one of the photographs in every place that a picture can have. */
export async function writePhotographSite(content: string): Promise<void> {
  cpSync('scripts/starter/clinic', content, { recursive: true });
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
        type: 'full-hero',
        title: 'Before it',
        to: '/people',
        image: image(name),
        tallImage: image(name),
      },
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
      {
        type: 'invitation',
        title: 'An invitation',
        image: image(name),
        buttons: [{ label: 'See who works here', to: '/people' }],
      },
      { type: 'map', title: 'A map', image: image(name) },
      {
        type: 'cards',
        look: 'pair',
        items: ['By day', 'By night'].map((title) => ({ title, image: image(name) })),
      },
      {
        type: 'diagram',
        title: 'A diagram',
        image: image(name),
        items: ['Left', 'Right'].map((each, nth) => ({
          name: each,
          points: [{ x: 20 + nth * 60, y: 50 }],
        })),
      },
      {
        type: 'rooms',
        title: 'Rooms',
        items: (['upper', 'left', 'right'] as const).map((edge) => ({
          title: `Room: ${edge}`,
          to: '/people',
          place: edge,
          image: image(name),
        })),
      },
      {
        type: 'rounds',
        items: ['One', 'Two', 'Three'].map((title) => ({ title, image: image(name) })),
      },
      {
        type: 'track-explorer',
        title: 'Tracks',
        backToTracks: 'Back to the tracks',
        tracks: ['one', 'two'].map((id) => ({
          id,
          title: `Track ${id}`,
          description: 'What it is about.',
          icon: 'calendar',
          image: image(name),
          topics: [
            {
              name: 'A topic',
              description: 'A word.',
              image: image(name),
              infolink: '/people',
            },
          ],
        })),
      },
    ]);
  }
}
