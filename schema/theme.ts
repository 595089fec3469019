import { z } from 'zod';

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .describe(`${description} A hash and six digits: "#0b4636".`);

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

const dyeOrColour = (description: string) =>
  z.string().min(1).max(40).describe(`${description} The name of a dye, or a colour in quotes.`);

/** content/theme.yaml: the dyes, patterns and weaves of the site. */
export const themeSchema = z.strictObject({
  note: z.string().max(4000).optional().describe('A remark to colleagues. It is never shown.'),
  dyes: z.record(name, colour('A dye.')).describe('The colours of the site, by name.'),
  roles: z
    .strictObject({
      ink: dyeOrColour('Text.'),
      paper: dyeOrColour('The page.'),
      tint: dyeOrColour('The second background.'),
      tintDeep: dyeOrColour('The second background under the pointer.'),
      action: dyeOrColour('The filled button.'),
      actionPressed: dyeOrColour('The filled button when it is pressed.'),
      link: dyeOrColour('Links and figures on the page.'),
      linkDark: dyeOrColour('Links and figures in the dark theme.'),
      highlight: dyeOrColour('The bright button, marked words.'),
      highlightSoft: dyeOrColour('The bright button under the pointer.'),
      night: dyeOrColour('The countdown bar and dark plates.'),
    })
    .describe('Which dye does what.'),
  patterns: z
    .record(
      name,
      z
        .array(z.string().regex(/^[#.]+$/))
        .min(2)
        .max(24)
        .describe('Rows of text: # is a stitch, . is the ground. All rows are equally long.'),
    )
    .describe('The patterns, by name.'),
  weaves: z
    .record(
      name,
      z
        .strictObject({
          ground: dyeOrColour('The ground.'),
          thread: dyeOrColour('The thread of the pattern; never carries text.'),
          text: dyeOrColour('Text on the ground, at a contrast of 7 or more.'),
          quiet: dyeOrColour('Quiet text on the ground, at a contrast of 7 or more.'),
          pattern: z.string().describe('The name of a pattern.'),
        })
        .describe('A weave.'),
    )
    .describe('The weaves, by name. A page says weave: marine.'),
  defaultWeave: z.string().describe('The weave of pages that name none, and of the footer.'),
});

export type Theme = z.output<typeof themeSchema>;
