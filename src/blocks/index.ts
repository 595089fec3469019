/*
 * The components of the engine's blocks: a folder for each, with examples, component and styles; the schema is in
 * `schema/blocks`. It imports `messages`, `site`, `layout` and the schema. A block imports
 * `api.ts`, and nothing that a site's own block may not import.
 */
export { factsOfIsland, structuredDataOf } from './block-data.ts';
export type { BlockContext, ContactView, PageFees, StructuredData } from './block-props.ts';
export { exampleDates } from './calendar/example-dates.ts';
export { components } from './components.ts';
export { isEngineIsland, loadIslands } from './islands.ts';
export { SiteMapPartLinks } from './site-map/SiteMapPartLinks.tsx';
