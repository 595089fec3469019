import { searchAddress, resolve, type Resolvers } from '../site/index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockDefinitions, blockSchema, type Block } from '../../schema/blocks/index.ts';
import { buildSegment, renderDocument, type DocumentEnvironment } from '../render/index.ts';
import type { PageView, Segment, SiteView } from '../layout/index.ts';
import type { BlockExamples } from '../build/index.ts';
import { exampleContext, exampleLocale } from './example-context.ts';

/** One example of a block. */
export type Example = { type: string; name: string; block: Block };

/** The examples of a block, parsed by its schema. */
export const checkedExamples = ({ type, examples }: BlockExamples): Example[] =>
  Object.entries(examples).map(([name, block]) => ({
    type,
    name,
    block: blockSchema.parse(block),
  }));

/** What an example needs: the patterns, and where its links and pictures come from. */
export type ExampleLook = {
  pattern: string;
  /** The pattern of pages that the example links to. */
  patternOf: (href: string) => string;
  resolvers: Resolvers;
};

const site: SiteView = {
  base: '',
  site: { name: 'Lakeside', logo: null },
  letterhead: { contact: [] },
  home: '/',
  languages: [],
  menu: [],
  countdown: null,
  notice: null,
  dock: [],
  language: exampleLocale.language,
  words: exampleLocale.words.frame,
  search: { address: searchAddress, words: exampleLocale.words.search, slash: false },
};

const unseenHeading = (title: string): Segment => ({
  kind: 'static',
  html: renderToStaticMarkup(createElement('h1', { className: 'vh' }, title)),
});

/** A document that shows a single example as on a page, with nothing around it. */
export function exampleDocument(
  { type, name, block }: Example,
  { pattern, patternOf, resolvers }: ExampleLook,
  environment: DocumentEnvironment,
): string {
  const definition = blockDefinitions.get(type);
  const isPageHeading = definition?.isPageHeading === true;
  const plain = exampleContext();
  const context = exampleContext({
    isPageHeading,
    page: { ...plain.page, pattern },
    patternOf: (link) => (link.kind === 'page' ? patternOf(link.href) : pattern),
  });
  const iconNames = new Set<string>();
  const segment = buildSegment(resolve(block, resolvers), context, iconNames);
  const view: PageView = {
    address: `/@example/${type}`,
    title: `${type}: ${name}`,
    description: '',
    canonical: '',
    pattern,
    headerOver: definition?.underHeader === true,
    segments: isPageHeading ? [segment] : [unseenHeading(type), segment],
    notFound: null,
    search: null,
  };
  return renderDocument(
    {
      language: exampleLocale.language,
      site,
      view,
      flyer: null,
      footer: '',
      iconNames,
      socialImage: null,
      structuredData: null,
      alternates: [],
      blocks: [block.type],
    },
    environment,
  );
}
