import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { curriculumData } from '../fields/data.ts';
import { iconName } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { line } from '../fields/text.ts';
import { homeView, viewsOf } from '../track-views.ts';
import { curriculumBrowserLabels } from './math-browser.ts';

const subject = z
  .strictObject({
    name: line('The name of the subject.', 80),
    description: line('What it is about.', 300),
    image: image('A picture of the subject.').optional(),
    infolink: link('The document about the subject.').optional(),
    curriculum: curriculumData(
      'Opens this curriculum in the page, instead of a document.',
    ).optional(),
  })
  .describe('A subject.');

export const trackExplorerBlock = defineBlock(
  'track-explorer',
  {
    description:
      'Tracks to choose from; a track shows its subjects, and a subject opens a document or a curriculum to browse.',
  },
  {
    ...sectionFields,
    ...curriculumBrowserLabels,
    exploreLabel: line('The button on a track.', 40).default('Explore'),
    moreLabel: line('The link on a subject.', 40).default('Learn More'),
    backToTracks: line('The button that leads back to the tracks.', 60),
    backToSubjects: line('The button that leads back to the subjects.', 60).default(
      'Back to Subjects',
    ),
    tracks: z
      .array(
        z
          .strictObject({
            id: z
              .string()
              .regex(/^[a-z][a-z0-9-]*$/)
              .max(60)
              .describe(
                'A name of its own, in small letters: pure-sciences. Links can lead to it: /tracks#pure-sciences.',
              ),
            title: line('The name of the track.', 80),
            description: line('What it is about.', 300),
            image: image('The picture of the track.').optional(),
            icon: iconName('A small picture.'),
            subjects: z.array(subject).min(1).describe('Its subjects, in order.'),
          })
          .describe('A track.'),
      )
      .min(1)
      .describe('The tracks, in order.'),
  },
  () => [],
  ({ anchor, tracks }) => viewsOf(anchor ?? homeView, tracks).names,
);
