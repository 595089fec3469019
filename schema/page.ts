import { z } from 'zod';
import { blockSchema } from './blocks/index.ts';
import { labelledLink } from './fields/link.ts';
import { line } from './fields/text.ts';

const listingSchema = z
  .strictObject({
    label: line('What the page is called in menus. Left out, its title.', 40).optional(),
    order: z
      .number()
      .int()
      .optional()
      .describe(
        'Its place among its neighbours: lower numbers come first. Left out, it comes last.',
      ),
    parent: line(
      'The page it belongs under, where that is not its folder: /pathways.',
      200,
    ).optional(),
    inMenu: z
      .boolean()
      .optional()
      .describe(
        'Whether the menu lists it. Left out: a page below another page is listed, a page of the first level is not.',
      ),
    siteMapGroup: line(
      'The site-map group, as site.yaml names it. Left out, that of the page it belongs under.',
      40,
    ).optional(),
    quickLink: z
      .union([z.boolean(), line('Its label there.', 40)])
      .optional()
      .describe(
        'true lists it among the footer’s quick links; a text lists it there under that label.',
      ),
    menuLinks: z
      .array(labelledLink('A link in the page’s menu.'))
      .min(1)
      .optional()
      .describe('Further links at the end of this page’s menu, for example to an outside site.'),
  })
  .describe('How the page is listed in the menu, the footer and the site map.');

/** A file in content/pages: one page. Its path is its address. */
export const pageSchema = z.strictObject({
  title: line('The title of the page: in the browser’s tab, in search results, in menus.', 70),
  description: line(
    'One or two sentences for search engines and for shared links.',
    200,
  ).optional(),
  pattern: line(
    'The pattern of the page, by its name in theme.yaml. Left out, that of the page above it.',
    40,
  ).optional(),
  note: z.string().max(2000).optional().describe('A remark to colleagues. It is never shown.'),
  listing: listingSchema.optional(),
  blocks: z.array(blockSchema).min(1).describe('What stands on the page, from top to bottom.'),
});

export type PageDocument = z.output<typeof pageSchema>;
export type Listing = z.output<typeof listingSchema>;
