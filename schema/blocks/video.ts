import {
  defineBlock,
  sectionFields,
  embed,
  image,
  line,
  prose,
  secondsOf,
} from 'woven-site/schema';
import { say } from '../../src/messages/index.ts';

export const videoBlock = defineBlock({
  type: 'video',
  purpose: 'pictures',
  description:
    'A video of another host, such as YouTube or Vimeo, where a file of your own is put first: a host sends it to each phone in a size that suits it. It is asked for nothing until a visitor taps.',
  fields: {
    ...sectionFields,
    name: line({
      label: 'What it shows',
      hint: 'In a few words.',
      example: 'How the ferry comes in',
    }),
    address: embed({
      label: 'Address',
      hint: 'As the browser shows it. Of YouTube, Vimeo or another host.',
      example: 'https://videos.example/embed/ferry',
    }),
    poster: image({
      label: 'Picture',
      hint: 'Shown until it plays. Best 16 wide and 9 high. If empty, the pattern of the page.',
      under: 'looks',
    }).optional(),
    length: line({
      label: 'Length',
      hint: 'In minutes and seconds: 4:35.',
      under: 'words',
      max: 8,
      example: '4:35',
    }).optional(),
    captions: line({
      label: 'Captions',
      hint: 'In which languages it has captions.',
      max: 120,
      example: 'Captions in French and Portuguese',
    }).optional(),
    transcript: prose({
      label: 'What is said in it',
      hint: 'For those who cannot hear or see it. It opens under the video, is found by the search and printed.',
    }).optional(),
  },
  codes: {
    'not-a-length': [
      'A length that is not minutes and seconds',
      'The length of a video is minutes, a colon and two digits for the seconds, with hours before them where it is longer than an hour.',
      'length: 4 minutes',
      'length: "4:35"',
    ],
  },
  validate: ({ length }) =>
    length === undefined || secondsOf(length) !== null
      ? []
      : [
          {
            code: 'not-a-length',
            path: ['length'],
            message: [
              ...say('length-must', { field: 'length' }),
              ...say('length-not', { quoted: `"${length}"` }),
            ],
            help: say('length-how'),
            example: 'length: "4:35"',
          },
        ],
});
