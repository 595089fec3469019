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
  { label: 'Topic', hint: 'A topic.' },
  {
    name: line({ label: 'Name', hint: 'The name of the topic.', max: 80 }),
    description: line({ label: 'Description', hint: 'What it is about.', max: 300 }),
    image: image({ label: 'Picture', hint: 'A picture of the topic.' }).optional(),
    infolink: link({ label: 'Document', hint: 'The document about the topic.' }).optional(),
    outline: curriculumData({
      label: 'Outline',
      hint: 'Opens this outline in the page, to browse and search, instead of a document.',
    }).optional(),
  },
);

export const trackExplorerBlock = defineBlock({
  type: 'track-explorer',
  description:
    'Tracks to choose from; a track shows its topics, and a topic opens a document or an outline to browse. For programmes of study, services or collections.',
  island: ({ tracks, curriculum }) => ({ ...tracks, curriculum }),
  fields: {
    ...sectionFields,
    ...curriculumBrowserLabels,
    exploreLabel: line({
      label: 'Button of a track',
      hint: 'The button on a track.',
      max: 40,
    }).optional(),
    moreLabel: line({
      label: 'Link of a topic',
      hint: 'The link on a topic.',
      max: 40,
    }).optional(),
    backToTracks: line({
      label: 'Back to the tracks',
      hint: 'The button that leads back to the tracks.',
      max: 60,
    }),
    backToTopics: line({
      label: 'Back to the topics',
      hint: 'The button that leads back to the topics.',
      max: 60,
    }).optional(),
    tracks: list(
      object(
        { label: 'Track', hint: 'A track.' },
        {
          id: anchor({
            label: 'Id',
            hint: 'A name of its own, in small letters: pure-sciences. Links can lead to it: /tracks#pure-sciences.',
          }),
          title: line({ label: 'Name', hint: 'The name of the track.', max: 80 }),
          description: line({ label: 'Description', hint: 'What it is about.', max: 300 }),
          image: image({ label: 'Picture', hint: 'The picture of the track.' }).optional(),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }),
          topics: list(topic, {
            label: 'Topics',
            hint: 'Its topics, in order.',
          }),
        },
      ),
      { label: 'Tracks', hint: 'The tracks, in order.' },
    ),
  },
  validate: ({ tracks = [] }) => checkUniqueIds(['tracks'], tracks),
  anchors: (block) => viewsOf(block.anchor ?? homeView, block.tracks).names,
});
