import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../../schema/blocks/index.ts';
import { curriculumSchema } from '../../schema/curriculum.ts';
import type { BlockContext, BlockProps, LiveBlockProps } from '../../src/blocks/block-props.ts';
import {
  blockComponents,
  type StaticBlockType,
  type StaticComponents,
} from '../../src/blocks/index.ts';
import { isLiveBlockType, type LiveBlockType } from '../../src/blocks/live-block-types.ts';
import { readLink } from '../../src/site/links.ts';
import { createTextRenderer } from '../../src/site/markdown.ts';
import { resolve, type Resolvers } from '../../src/site/resolve.ts';
import type { Link, ResolvedBlock } from '../../src/site/resolved.ts';

/** Every target exists: examples show blocks, not a site. */
function toLink(to: string): Link {
  const target = readLink(to);
  switch (target.kind) {
    case 'page':
    case 'anchor':
      return { href: to, kind: 'page', newTab: false };
    case 'phone':
      return { href: 'tel:+1000', kind: 'phone', newTab: false };
    case 'email':
      return { href: 'mailto:office@lakeside.example', kind: 'email', newTab: false };
    case 'outside':
      return { href: `https://${target.name}.example/`, kind: 'outside', newTab: true };
    case 'address':
      throw new Error(`${to} is a full address, which pages may not have.`);
  }
}

const lists = {
  specificOutcomes: ['Tell a story from its pictures'],
  suggestedExperiences: ['Draw the page that is missing'],
  keyQuestions: ['Who is telling this?'],
  competencies: ['Imagination'],
  values: ['Patience'],
  pcis: [],
};

const curriculum = curriculumSchema.parse({
  subject: 'Reading trail',
  strands: [
    {
      id: 'first-words',
      title: 'First words',
      subtitle: 'For those who begin',
      subStrands: [
        { id: 'rhymes', title: 'Rhymes', ...lists },
        { id: 'stories', title: 'Stories', lessons: 4, ...lists },
      ],
    },
    {
      id: 'whole-worlds',
      title: 'Whole worlds',
      subtitle: 'For long evenings',
      subStrands: [{ id: 'islands', title: 'Islands', placeholder: true, ...lists }],
    },
  ],
});

const resolvers: Resolvers = {
  link: toLink,
  text: createTextRenderer(toLink),
  picture: ({ src, alt, focus }) => ({
    src: `/assets/${src}`,
    width: 1200,
    height: 800,
    alt,
    focus,
    sources: src.endsWith('.svg')
      ? []
      : [{ type: 'image/avif', srcSet: `/assets/${src}.avif 1280w` }],
  }),
  data: () => curriculum,
};

/** What a block is told of its site and page in tests. */
export function testContext(wishes: Partial<BlockContext> = {}): BlockContext {
  return {
    leads: false,
    page: {
      title: 'Lakeside Library',
      label: 'Library',
      weave: 'lake',
      trail: [
        { label: 'Home', href: '/' },
        { label: 'Places', href: '/places' },
      ],
    },
    currency: 'KES',
    map: { embedUrl: 'https://maps.example/embed' },
    mapLink: { label: 'Open the map', to: toLink('map') },
    contact: () => ({
      label: 'The office',
      phone: { text: '+1 000', link: toLink('phone:main') },
      email: { text: 'office@lakeside.example', link: toLink('email:main') },
      address: 'P.O. Box 1, Lakeside',
    }),
    weaveOf: (link) => (link.kind === 'page' ? 'calm' : 'lake'),
    siteMap: [
      { title: 'About', links: [{ label: 'History', href: '/history' }] },
      { title: 'Other', links: [{ label: 'Fees', href: '/fees' }] },
    ],
    ...wishes,
  };
}

/** Makes the parts of a checked block ready for drawing. */
export const resolveBlock = (block: Block): ResolvedBlock => resolve(block, resolvers);

/** Draws a checked block as the build does. */
export function drawBlock(block: Block, context: BlockContext = testContext()): string {
  const resolved = resolveBlock(block);
  return isLive(resolved)
    ? drawLive(resolved.type, resolved)
    : drawStatic(resolved.type, resolved, context);
}

const isLive = (block: ResolvedBlock): block is ResolvedBlock<LiveBlockType> =>
  isLiveBlockType(block.type);

function drawLive<T extends LiveBlockType>(type: T, block: ResolvedBlock<T>): string {
  const components: { [L in LiveBlockType]: FunctionComponent<LiveBlockProps<L>> } =
    blockComponents;
  const Component: FunctionComponent<LiveBlockProps<T>> = components[type];
  return renderToStaticMarkup(createElement(Component, { block }));
}

function drawStatic<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): string {
  const components: StaticComponents = blockComponents;
  const Component: FunctionComponent<BlockProps<T>> = components[type];
  return renderToStaticMarkup(createElement(Component, { block, context }));
}
