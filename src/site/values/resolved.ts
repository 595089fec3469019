import type { Block, BlockOf, BlockType } from '../../../schema/blocks/index.ts';
import type { z } from 'zod';
import type { BlockDefinition } from '../../../schema/define-block.ts';
import type { DataPart, ListViewPart } from '../../../schema/fields/data.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import type { LinkPart } from '../../../schema/fields/link.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import type { Attachment } from './attachment.ts';
import type { ListTable } from './table-cell.ts';

/** A link that is ready for an `a` element. */
export type Link = {
  href: string;
  kind: 'page' | 'outside' | 'file' | 'phone' | 'email' | 'whatsapp';
  /** Links to other websites open in a new tab unless the editor says otherwise. */
  newTab: boolean;
  /** For a telephone or e-mail link: the number or address for people to read. */
  text?: string;
  /** For a file of the site: its name, and what is known of it. */
  file?: Attachment & { name: string };
};

/** A text as HTML, rendered at build time from Markdown; of a longer text, the headings that links lead to. */
export type Html = {
  html: string;
  headings?: readonly { words: string; level: 3 | 4; anchor: string }[];
};

/** A resolved picture for a `picture` element. Widths and heights are in CSS pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  focus: { x: number; y: number };
  /** Better formats for photographs, best first. */
  sources: { type: string; srcSet: string }[];
};

/** A drawing that the document draws itself. */
export type InlineDrawing = {
  viewBox: string;
  /** Its shapes as SVG. */
  shapes: string;
};

/** The opacity of the scrim, from 0 to 1, behind the header and behind the picture's own text. */
export type PictureScrim = { head: number; words: number };

/** The same for landscape screens, for small ones of these, and for portrait ones. */
export type PictureScrims = { wide: PictureScrim; low: PictureScrim; tall: PictureScrim };

/** A checked value ready to render: its links, texts, pictures and data resolved, its remarks dropped. */
export type Resolved<T> = T extends LinkPart
  ? Link
  : T extends TextPart
    ? Html
    : T extends ImagePart
      ? Picture
      : T extends DataPart<infer Document>
        ? Resolved<Document>
        : T extends ListViewPart
          ? Resolved<ListTable>
          : T extends { part: 'date' }
            ? T
            : T extends readonly (infer Item)[]
              ? Resolved<Item>[]
              : T extends object
                ? { [Key in keyof T as Exclude<Key, 'note'>]: Resolved<T[Key]> }
                : T;

/** A block with its links, texts and pictures ready to render; of the engine by its type, or of any definition. */
export type ResolvedBlock<T extends BlockType | BlockDefinition> = T extends BlockType
  ? Resolved<BlockOf<T>>
  : T extends { schema: infer Schema }
    ? Resolved<z.output<Schema>>
    : never;

/** The same of any block, the site's own ones too. */
export type AnyBlock = Resolved<Block>;

/** A link with a label, as buttons and lists show it. */
export type LabelledLink = {
  label: string;
  to: Link;
  newTab?: boolean | undefined;
  icon?: string | undefined;
};
