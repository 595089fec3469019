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
  description:
    'A video of another host, such as YouTube or Vimeo, where a file of your own is put first: a host sends it to each phone in a size that suits it. It is asked for nothing until a visitor taps.',
  fields: {
    ...sectionFields,
    name: line({
      label: 'Name',
      hint: 'What the video shows, in a few words.',
      example: 'How the ferry comes in',
    }),
    address: embed({
      label: 'Address',
      hint: 'The address of the video, as the browser shows it: of YouTube, Vimeo or another host.',
      example: 'https://videos.example/embed/ferry',
    }),
    poster: image({
      label: 'Picture',
      hint: 'What stands there until it plays; best 16 wide and 9 high. Left out, the pattern of the page.',
    }).optional(),
    length: line({
      label: 'Length',
      hint: 'How long it is, in minutes and seconds: 4:35.',
      max: 8,
      example: '4:35',
    }).optional(),
    captions: line({
      label: 'Captions',
      hint: 'In which languages it has captions, in a few words.',
      max: 120,
      example: 'Captions in French and Portuguese',
    }).optional(),
    transcript: prose({
      label: 'Transcript',
      hint: 'What is said and shown in it, for those who cannot hear or see it. It opens under the video, is found by the search and printed.',
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
