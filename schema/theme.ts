import type { z } from 'zod';
import { colour, paletteColour, tileRow } from './fields/colour.ts';
import { choice } from './fields/choice.ts';
import { anchor } from './fields/name.ts';
import { pattern, tile } from './fields/reference.ts';
import { list, object, record } from './fields/structure.ts';
import { fontFile, fontPackage } from './fields/font.ts';
import { wholeNumber } from './fields/number.ts';
import { line, note } from './fields/text.ts';

const name = (hint: string) => anchor({ label: 'Name', hint });

const role = (label: string, hint: string) => paletteColour({ label, hint }).optional();

const face = (label: string, hint: string) =>
  object(
    { label, hint },
    {
      package: fontPackage({
        label: 'Package',
        hint: 'A package of fontsource.org that is installed. Write this, or a file.',
      }).optional(),
      file: fontFile({
        label: 'File',
        hint: 'A font in the content folder. Write this, or a package.',
        endings: ['woff2', 'ttf', 'otf'],
      }).optional(),
      boldFile: fontFile({
        label: 'File of bold words',
        hint: 'Where the file holds one weight only. For texts.',
        endings: ['woff2', 'ttf', 'otf'],
      }).optional(),
      licence: fontFile({
        label: 'Licence',
        hint: "The words of the file's licence, in the content folder. Every file needs one.",
        endings: ['txt', 'md'],
      }).optional(),
      name: line({
        label: 'Name',
        hint: 'What the font is called. If empty, it says so itself.',
        max: 60,
      }).optional(),
      weight: wholeNumber({
        label: 'Weight',
        hint: 'How bold headings or figures are. If empty, it is 700.',
        min: 100,
        max: 900,
      }).optional(),
    },
  );

/** The looks that a site can begin from. */
export const lookNames = ['woven', 'plain', 'editorial', 'civic'] as const;

/** The shapes of a site: the look makes every choice until the site makes another. */
const shapeFields = {
  corners: choice(['square', 'soft', 'round', 'notched'], {
    label: 'Corners',
    hint: 'The corners of buttons, fields, cards and pictures. Notched corners step like stitches.',
  }).optional(),
  bands: choice(['tiles', 'line', 'none'], {
    label: 'Bands',
    hint: 'What separates the parts of a page: bands of tiles, a line, or nothing.',
  }).optional(),
  headings: choice(['beside', 'above', 'centred'], {
    label: 'Headings',
    hint: 'Whether headings stand in a column beside their texts, or above them at the left or in the middle.',
  }).optional(),
  scale: choice(['calm', 'bold'], {
    label: 'Sizes',
    hint: 'Whether headings, figures and gaps are moderate or large.',
  }).optional(),
  header: choice(['one-line', 'two-lines', 'centred'], {
    label: 'Header',
    hint: 'Whether the menu of wide screens stands beside the name, below it, or below the name in the middle.',
  }).optional(),
  footer: choice(['ground', 'light'], {
    label: 'Footer',
    hint: 'Whether the footer has the ground of its pattern, or is as light as the page.',
  }).optional(),
  pictures: choice(['landscape', 'classic', 'square', 'natural', 'whole'], {
    label: 'Pictures of cards',
    hint:
      'The shape of pictures in cards: 3 to 2, 4 to 3, square, or the shape of each picture. Whole ones are never cut: ' +
      'for crests, logos and drawings.',
  }).optional(),
};

/** content/theme.yaml: the colours, tiles and patterns that a site chooses. Everything else is derived from them. */
export const themeSchema = object(
  {
    label: 'Theme',
    hint:
      'The look of the site: shapes, typefaces, colours and patterns. Everything may be left out: what is not chosen ' +
      'follows from what is, and a site without this file is plain.',
  },
  {
    note: note(),
    from: choice(lookNames, {
      label: 'Look',
      hint: 'What the site begins from: shapes, typefaces and colours. What is chosen below changes a part of it.',
    }).optional(),
    ...shapeFields,
    palette: record(
      name('The name of the colour.'),
      colour({ label: 'Colour', hint: 'A colour.' }),
      { label: 'Palette', hint: 'The colours of the site, by name.' },
    ).optional(),
    fonts: object(
      {
        label: 'Fonts',
        hint: 'The typefaces of the site. One that is left out is the one that every site has from the start.',
      },
      {
        headings: face('Headings', 'Headings and other large words.').optional(),
        text: face('Texts', 'All that is read in lines.').optional(),
        figures: face(
          'Figures',
          'Sums, dates and numbers that stand large. If empty, that of headings.',
        ).optional(),
      },
    ).optional(),
    roles: object(
      {
        label: 'Roles',
        hint:
          'Which colour does what. A role that is left out follows from the others. Lines, quiet text, the words on ' +
          'buttons, the colours for yes and no and the surfaces of the dark theme always do.',
      },
      {
        ink: role('Text', 'Text on the page.'),
        paper: role('Page', 'The page.'),
        tint: role('Second background', 'The second background.'),
        tintDeep: role('Second background, pointed at', 'The second background under the pointer.'),
        action: role(
          'Button',
          'The filled button. The one colour to choose first: what is left out takes its hue.',
        ),
        actionPressed: role('Button, pressed', 'The filled button when it is pressed.'),
        link: role('Links', 'Links and figures on the page.'),
        linkDark: role('Links, dark', 'Links and figures in the dark theme.'),
        highlight: role('Bright', 'The bright button, marked words.'),
        highlightSoft: role('Bright, pointed at', 'The bright button under the pointer.'),
        night: role('Night', 'The countdown bar and dark plates.'),
      },
    ).optional(),
    tiles: record(
      name('The name of the tile.'),
      list(tileRow({ label: 'Row', hint: 'A row of stitches.' }), {
        label: 'Tile',
        hint: 'Rows of text: # is a stitch, . is the ground. All rows are equally long.',
        min: 2,
        max: 24,
      }),
      {
        label: 'Tiles',
        hint: 'The tiles, by name: the smallest part of a pattern, repeated over the cloth.',
      },
    ).optional(),
    patterns: record(
      name('The name of the pattern.'),
      object(
        { label: 'Pattern', hint: 'A pattern.' },
        {
          ground: paletteColour({ label: 'Ground', hint: 'The ground.' }),
          thread: role(
            'Thread',
            'The thread of the pattern. Large figures take it too, where it is seen on the ground.',
          ),
          text: role('Text', 'Text on the ground. If empty, it is white or the colour of text.'),
          quiet: role('Quiet text', 'Quiet text on the ground.'),
          tile: tile({
            label: 'Tile',
            hint: 'The name of a tile. If empty, it is the first one.',
          }).optional(),
        },
      ),
      {
        label: 'Patterns',
        hint: 'By name. A page can choose one of them.',
      },
    ).optional(),
    defaultPattern: pattern({
      label: 'Usual pattern',
      hint: 'The pattern of pages that name none, and of the footer. If empty, it is the first one.',
    }).optional(),
  },
);

/** A checked theme.yaml. */
export type Theme = z.output<typeof themeSchema>;
/** The name of a look. */
export type LookName = (typeof lookNames)[number];
/** The shapes that a theme chooses. */
export type ShapeChoices = Pick<Theme, keyof typeof shapeFields>;
/** The role of a colour in the theme. */
export type Role = keyof NonNullable<Theme['roles']>;
/** A typeface that a theme names. */
export type FaceChoice = NonNullable<NonNullable<Theme['fonts']>['headings']>;
