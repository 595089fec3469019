import type { z } from 'zod';
import { colour, paletteColour, tileRow } from './fields/colour.ts';
import { anchor } from './fields/name.ts';
import { pattern, tile } from './fields/reference.ts';
import { list, object, record } from './fields/structure.ts';
import { note } from './fields/text.ts';

const name = (hint: string) => anchor({ label: 'Name', hint });

const role = (label: string, hint: string) => paletteColour({ label, hint });

/** content/theme.yaml: the palette, tiles and patterns of the site. */
export const themeSchema = object(
  { label: 'Theme', hint: 'The colours and patterns of the site.' },
  {
    note: note(),
    palette: record(
      name('The name of the colour.'),
      colour({ label: 'Colour', hint: 'A colour.' }),
      { label: 'Palette', hint: 'The colours of the site, by name.', formerName: 'dyes' },
    ),
    roles: object(
      { label: 'Roles', hint: 'Which colour does what.' },
      {
        ink: role('Text', 'Text.'),
        paper: role('Page', 'The page.'),
        tint: role('Second background', 'The second background.'),
        tintDeep: role('Second background, pointed at', 'The second background under the pointer.'),
        action: role('Button', 'The filled button.'),
        actionPressed: role('Button, pressed', 'The filled button when it is pressed.'),
        link: role('Links', 'Links and figures on the page.'),
        linkDark: role('Links, dark', 'Links and figures in the dark theme.'),
        highlight: role('Bright', 'The bright button, marked words.'),
        highlightSoft: role('Bright, pointed at', 'The bright button under the pointer.'),
        night: role('Night', 'The countdown bar and dark plates.'),
      },
    ),
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
    ),
    patterns: record(
      name('The name of the pattern.'),
      object(
        { label: 'Pattern', hint: 'A pattern.' },
        {
          ground: role('Ground', 'The ground.'),
          thread: role('Thread', 'The thread of the pattern; never carries text.'),
          text: role('Text', 'Text on the ground, at a contrast of 7 or more.'),
          quiet: role('Quiet text', 'Quiet text on the ground, at a contrast of 7 or more.'),
          tile: tile({ label: 'Tile', hint: 'The name of a tile.', formerName: 'pattern' }),
        },
      ),
      {
        label: 'Patterns',
        hint: 'The patterns, by name. A page says pattern: marine.',
        formerName: 'weaves',
      },
    ),
    defaultPattern: pattern({
      label: 'Default pattern',
      hint: 'The pattern of pages that name none, and of the footer.',
      formerName: 'defaultWeave',
    }),
  },
);

export type Theme = z.output<typeof themeSchema>;
