/*
 * What the component of a block may use: `woven-site/components`. It is all there is: what is not exported here may
 * change at any time. Each line is marked @stable or @experimental, as in schema/api.ts.
 */

/** @stable What a static block is rendered from. */
export type { BlockContext, BlockProps } from './block-props.ts';
/** @stable What an island is rendered from. */
export type { IslandProps } from './islands.ts';
/** @experimental What data.ts of a block exports. */
export type { StructuredData, StructuredDataOf } from './block-props.ts';
/** @stable Values that are ready to be rendered. */
export type { Html, LabelledLink, Link, Resolved } from '../site/resolved.ts';
/** @stable A picture that is ready to be rendered. */
export type { Picture as ResolvedPicture } from '../site/resolved.ts';
/** @stable The interface words of a language. */
export type { Words } from '../locales/words.ts';
/** @stable Parts of a page. */
export { Section } from '../ui/Section.tsx';
/** @stable The heading of a block that may be that of the page. */
export { BlockHeading } from '../ui/BlockHeading.tsx';
/** @stable A part of the page on the coloured ground. */
export { Grounded } from '../ui/Grounded.tsx';
/** @stable A heading within a block. */
export { ItemHeading } from '../ui/ItemHeading.tsx';
/** @stable Texts with marks. */
export { RichText } from '../ui/RichText.tsx';
/** @stable Words of the interface with values in them. */
export { FilledWords } from '../ui/FilledWords.tsx';
/** @stable Words of the interface with values in them, as a text. */
export { fillWords } from '../locales/fill-words.ts';
/** @stable Links. */
export { LinkArrow, SiteLink } from '../ui/SiteLink.tsx';
/** @stable Links as buttons. */
export { Button, ButtonRow, MoreLink, buttonClass } from '../ui/Button.tsx';
/** @stable Pictures. */
export { Picture } from '../ui/Picture.tsx';
/** @stable Icons. */
export { Icon } from '../ui/Icon.tsx';
/** @stable A sum of money whose pieces are set apart. */
export { Sum, figuresOf } from '../ui/Sum.tsx';
/** @stable Days and periods. */
export { DateText, Period } from '../ui/DateText.tsx';
/** @stable Rows of a label and a value. */
export { Row, Rows } from '../ui/Rows.tsx';
/** @stable Columns of equal parts. */
export { Columns } from '../ui/Columns.tsx';
/** @stable A card with a picture, a text and a link. */
export { Card } from '../ui/Card.tsx';
/** @stable Parts that open. */
export { Accordion } from '../ui/Accordion.tsx';
/** @stable A band of the site's pattern. */
export { Band, Cloth } from '../ui/Band.tsx';
/** @stable Numbers, sums and days as a language writes them, for islands. */
export { createFormats } from '../site/formats.ts';
/** @stable The language of an island. */
export { useLocale } from '../ui/locale-context.ts';
/** @stable Whether an island works already. */
export { useIsHydrated } from '../ui/use-is-hydrated.ts';
/** @stable React itself, of which a site has no copy of its own. */
export { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
/** @stable What a component may contain and return. */
export type { ReactNode } from 'react';
