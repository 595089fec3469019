import { themeSchema } from '../../schema/theme.ts';
import { siteSchema } from '../../schema/site.ts';
import { listSchemaOf } from '../../schema/list-file.ts';
import { pageSchema } from '../../schema/page.ts';
import type { z } from 'zod';
import { buildSiteTree } from '../../src/site/build-site-tree.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';

type PageWish = {
  title?: string;
  pattern?: string;
  language?: string;
  translationOf?: string;
  lastChanged?: string;
  movedFrom?: string[];
  listing?: z.input<typeof pageSchema>['listing'];
  blocks?: unknown[];
} & Partial<
  Pick<
    z.input<typeof pageSchema>,
    'collection' | 'date' | 'authors' | 'tags' | 'summary' | 'pinned' | 'until' | 'fields'
  >
>;

const pattern = { ground: 'ink', thread: 'ink', text: 'ink', quiet: 'ink', tile: 'plain' };

const theme = themeSchema.parse({
  palette: { ink: '#000000' },
  roles: { ink: 'ink' },
  tiles: { plain: ['#.', '.#'] },
  patterns: { calm: pattern, lake: pattern },
  defaultPattern: 'calm',
});

/** A small site made of values: the pages by their file, with what a test is about. */
export function siteOf(
  pages: Record<string, PageWish>,
  settings: Partial<z.input<typeof siteSchema>> = {},
  lists: Record<string, unknown> = {},
): SiteTree {
  return buildSiteTree({
    theme,
    data: new Map(
      Object.entries(lists).map(([name, list]) => [
        name,
        { kind: 'list', document: listSchemaOf(list).parse(list) },
      ]),
    ),
    settings: siteSchema.parse({
      name: 'Lakeside',
      address: 'https://lakeside.example',
      contacts: {},
      outside: {},
      siteMap: { groups: ['About', 'Other'] },
      footer: {},
      ...settings,
    }),
    pages: Object.entries(pages).map(([file, wish]) => ({
      file: `pages/${file}.yaml`,
      document: pageSchema.parse({
        title: file,
        blocks: [{ type: 'prose', text: 'Words.' }],
        ...wish,
      }),
    })),
  });
}
