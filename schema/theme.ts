import type { z } from 'zod';
import { colour, paletteColour, tileRow } from './fields/colour.ts';
import { anchor } from './fields/name.ts';
import { pattern, tile } from './fields/reference.ts';
import { list, object, record } from './fields/structure.ts';
import { note } from './fields/text.ts';

const name = (hint: string) => anchor({ label: 'Name', hint });

const role = (label: string, hint: string) => paletteColour({ label, hint }).optional();

/** content/theme.yaml: what a site chooses of its colours, tiles and patterns. All the rest follows from that. */
export const themeSchema = object(
  {
    label: 'Theme',
    hint:
      'The colours and patterns of the site. Everything may be left out: what is not chosen follows from what is, ' +
      'and a site without this file has colours of its own.',
  },
  {
    note: note(),
    palette: record(
      name('The name of the colour.'),
      colour({ label: 'Colour', hint: 'A colour.' }),
      { label: 'Palette', hint: 'The colours of the site, by name.', formerName: 'dyes' },
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
        formerName: 'patterns',
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
          text: role('Text', 'Text on the ground. Left out, it is white or the colour of text.'),
          quiet: role('Quiet text', 'Quiet text on the ground.'),
          tile: tile({
            label: 'Tile',
            hint: 'The name of a tile. Left out, it is the first one.',
            formerName: 'pattern',
          }).optional(),
        },
      ),
      {
        label: 'Patterns',
        hint: 'The patterns, by name. A page says pattern: marine.',
        formerName: 'weaves',
      },
    ).optional(),
    defaultPattern: pattern({
      label: 'Default pattern',
      hint: 'The pattern of pages that name none, and of the footer. Left out, it is the first one.',
      formerName: 'defaultWeave',
    }).optional(),
  },
);

/** A checked theme.yaml. */
export type Theme = z.output<typeof themeSchema>;
/** What a colour of the theme does. */
export type Role = keyof NonNullable<Theme['roles']>;
