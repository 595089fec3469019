import {
  defineBlock,
  sectionFields,
  curriculumData,
  iconName,
  image,
  link,
  anchor,
  list,
  object,
  line,
  checkUniqueIds,
} from 'woven-site/schema';
import { curriculumBrowserLabels } from './math-browser.ts';
import { homeView, viewsOf } from './track-explorer/track-views.ts';

const topic = object(
  { label: 'Topic' },
  {
    name: line({ label: 'Name', max: 80 }),
    description: line({ label: 'Description', hint: 'What it is about.', max: 300 }),
    image: image({ label: 'Picture' }).optional(),
    infolink: link({ label: 'Document' }).optional(),
    outline: curriculumData({
      label: 'Outline',
      hint: 'Opens in the page, in place of a document. It can be browsed and searched.',
    }).optional(),
  },
);

export const trackExplorerBlock = defineBlock({
  type: 'track-explorer',
  name: 'Tracks to choose from',
  purpose: 'learning',
  description:
    'Tracks to choose from; a track shows its topics, and a topic opens a document or an outline to browse. For programmes of study, services or collections.',
  island: ({ tracks, curriculum }) => ({ ...tracks, curriculum }),
  fields: {
    ...sectionFields,
    ...curriculumBrowserLabels,
    exploreLabel: line({
      label: 'Button of a track',
      under: 'words',
      max: 40,
    }).optional(),
    moreLabel: line({
      label: 'Link of a topic',
      under: 'words',
      max: 40,
    }).optional(),
    backToTracks: line({
      label: 'Words on the way back to the tracks',
      under: 'words',
      max: 60,
    }),
    backToTopics: line({
      label: 'Words on the way back to the topics',
      under: 'words',
      max: 60,
    }).optional(),
    tracks: list(
      object(
        { label: 'Track' },
        {
          id: anchor({
            label: 'Name for links',
            hint: 'So that links can lead here: /tracks#pure-sciences.',
            under: 'address',
          }),
          title: line({ label: 'Name', max: 80 }),
          description: line({ label: 'Description', hint: 'What it is about.', max: 300 }),
          image: image({ label: 'Picture' }).optional(),
          icon: iconName({ label: 'Small picture' }),
          topics: list(topic, {
            label: 'Topics',
          }),
        },
      ),
      { label: 'Tracks' },
    ),
  },
  validate: ({ tracks = [] }) => checkUniqueIds(['tracks'], tracks),
  anchors: (block) => viewsOf(block.anchor ?? homeView, block.tracks).names,
});
