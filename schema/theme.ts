import { z } from 'zod';

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .describe(`${description} A hash and six digits: "#0b4636".`);

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

const paletteColour = (description: string) =>
  z
    .string()
    .min(1)
    .max(40)
    .describe(`${description} The name of a colour of the palette, or a colour in quotes.`);

/** content/theme.yaml: the palette, tiles and patterns of the site. */
export const themeSchema = z.strictObject({
  note: z.string().max(4000).optional().describe('A remark to colleagues. It is never shown.'),
  palette: z.record(name, colour('A colour.')).describe('The colours of the site, by name.'),
  roles: z
    .strictObject({
      ink: paletteColour('Text.'),
      paper: paletteColour('The page.'),
      tint: paletteColour('The second background.'),
      tintDeep: paletteColour('The second background under the pointer.'),
      action: paletteColour('The filled button.'),
      actionPressed: paletteColour('The filled button when it is pressed.'),
      link: paletteColour('Links and figures on the page.'),
      linkDark: paletteColour('Links and figures in the dark theme.'),
      highlight: paletteColour('The bright button, marked words.'),
      highlightSoft: paletteColour('The bright button under the pointer.'),
      night: paletteColour('The countdown bar and dark plates.'),
    })
    .describe('Which colour does what.'),
  tiles: z
    .record(
      name,
      z
        .array(z.string().regex(/^[#.]+$/))
        .min(2)
        .max(24)
        .describe('Rows of text: # is a stitch, . is the ground. All rows are equally long.'),
    )
    .describe('The tiles, by name: the smallest part of a pattern, repeated over the cloth.'),
  patterns: z
    .record(
      name,
      z
        .strictObject({
          ground: paletteColour('The ground.'),
          thread: paletteColour('The thread of the pattern; never carries text.'),
          text: paletteColour('Text on the ground, at a contrast of 7 or more.'),
          quiet: paletteColour('Quiet text on the ground, at a contrast of 7 or more.'),
          tile: z.string().describe('The name of a tile.'),
        })
        .describe('A pattern.'),
    )
    .describe('The patterns, by name. A page says pattern: marine.'),
  defaultPattern: z.string().describe('The pattern of pages that name none, and of the footer.'),
});

export type Theme = z.output<typeof themeSchema>;
