import {
  defineBlock,
  choice,
  image,
  labelledLink,
  list,
  inline,
  line,
  type BlockDiagnostic,
} from 'woven-site/schema';
import { say } from '../../src/messages/index.ts';

/** How a hero is composed. */
export const heroLooks = ['split', 'figure', 'panorama', 'index', 'thread'] as const;

/** The most characters of a figure. */
const longestFigure = 10;

/** How a hero is composed. */
export type HeroLook = (typeof heroLooks)[number];

export const heroBlock = defineBlock({
  type: 'hero',
  name: 'Opening',
  purpose: 'opening',
  description:
    'The opening of a page: its heading, a sentence and a picture, a number or steps. Put it first on the page.',
  isPageHeading: true,
  fields: {
    title: line({
      label: 'Heading',
      example: 'A title of a few words',
      isHeading: true,
    }),
    badge: line({
      label: 'Small line above',
      under: 'words',
      max: 60,
    }).optional(),
    text: inline({ label: 'Text', hint: 'One or two sentences.' }).optional(),
    look: choice(heroLooks, {
      drawings: {
        split: '==== #####/==   #####/==== #####/oo   #####',
        panorama: '======    /===       /##########/##########',
        figure: '====  o o /==    o oo/====  o oo/oo    o o ',
        thread: '==========/          /o--o--o--o/=  =  =  =',
        index: '==========/======    /========  /oo        ',
      },
      label: 'How it looks',
      hint: 'split: the picture beside the words. panorama: the picture below them, as wide as the page. figure: a number is the picture. thread: the steps of the page begin here. index: words only. If empty, it follows from what is there.',
      hintInForm: '',
      names: {
        split: 'Picture beside',
        panorama: 'Picture below',
        figure: 'Large number',
        thread: 'Steps',
        index: 'Words only',
      },
    }).optional(),
    image: image({
      label: 'Picture',
      hint: 'The picture of the looks split and panorama. The others keep it for shared links alone.',
      hintInForm: '',
    }).optional(),
    figure: line({
      label: 'Large number',
      hint: 'A few characters, for example a year. If empty on a page with a fee table, what a term costs.',
      under: 'words',
      max: 80,
      example: '2016',
    }).optional(),
    figureLabel: line({
      label: 'Words above the number',
      hint: 'What it counts.',
      under: 'words',
      max: 60,
    }).optional(),
    buttons: list(labelledLink({ label: 'Button' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
  codes: {
    'figure-alone': [
      'A large number that does not say what it counts',
      'A number that fills the first screen means nothing without what it counts, and an amount nothing without its currency.',
      'figure: "500"',
      'figure: "500"\nfigureLabel: Shares of each member',
    ],
  },
  validate: ({ figure, figureLabel }) => [
    ...(figure === undefined ? [] : checkLength(figure)),
    ...(figure !== undefined && figureLabel === undefined ? [figureAlone] : []),
  ],
});

const figureAlone: BlockDiagnostic<'figure-alone'> = {
  code: 'figure-alone',
  severity: 'warning',
  path: ['figure'],
  message: say('figure-alone'),
  help: [...say('figure-say'), ...say('figure-price')],
  example: 'figureLabel: Members at the end of 2025',
};

/** A figure is as wide as the page. What a name in braces shows is not known here, and seldom long. */
function checkLength(figure: string): BlockDiagnostic[] {
  const { length } = figure.replaceAll(/\{\{[^{}]*\}\}/g, '').trim();
  return length > longestFigure
    ? [
        {
          code: 'text-too-long',
          path: ['figure'],
          message: [
            ...say('figure-long', { count: length }),
            ...say('figure-longest', { number: longestFigure }),
          ],
          help: say('figure-inText'),
        },
      ]
    : [];
}
