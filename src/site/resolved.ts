import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { Curriculum } from '../../schema/curriculum.ts';
import type { DataPart } from '../../schema/fields/data.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { LinkPart } from '../../schema/fields/link.ts';
import type { TextPart } from '../../schema/fields/text.ts';

/** A link that is ready for an `a` element. */
export type Link = {
  href: string;
  kind: 'page' | 'outside' | 'phone' | 'email' | 'whatsapp';
  /** What the kind of link does unless the editor says otherwise: outside links open a new tab. */
  newTab: boolean;
  /** Of a telephone or mail link: the number or the address as people read it. */
  text?: string;
};

/** A text as HTML, made at build from an editor's Markdown. */
export type Html = { html: string };

/** A picture that is ready for a `picture` element. Widths and heights are in CSS pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  focus: { x: number; y: number };
  /** Better formats, best first, for photographs. */
  sources: { type: string; srcSet: string }[];
};

/** How much of the ground lies over a picture behind words, from 0 to 1: behind the header, and behind its own. */
export type PictureScrim = { head: number; words: number };

/** The same for screens that are wider than high, for small ones of these, and for upright ones. */
export type PictureScrims = { wide: PictureScrim; low: PictureScrim; tall: PictureScrim };

/** A checked value as it is rendered: its links, texts, pictures and lists from content/data made ready, its remarks left out. */
export type Resolved<T> = T extends LinkPart
  ? Link
  : T extends TextPart
    ? Html
    : T extends ImagePart
      ? Picture
      : T extends DataPart
        ? Curriculum
        : T extends { part: 'date' }
          ? T
          : T extends readonly (infer Item)[]
            ? Resolved<Item>[]
            : T extends object
              ? { [Key in keyof T as Exclude<Key, 'note'>]: Resolved<T[Key]> }
              : T;

/** A block with its links, texts and pictures ready to render. */
export type ResolvedBlock<T extends BlockType = BlockType> = T extends BlockType
  ? Resolved<BlockOf<T>>
  : never;

/** A link with its own words, as buttons and lists show it. */
export type LabelledLink = {
  label: string;
  to: Link;
  newTab?: boolean | undefined;
  icon?: string | undefined;
};
