import type { Notation } from '../../../../schema/fields/notation.ts';
import { readAmount } from '../read-cell.ts';
import { blockLists, pictureList, proseBlock } from './block-lists.ts';
import {
  joinProse,
  plainWords,
  type PastedCell,
  type PastedDocument,
  type PastedPart,
} from './pasted-document.ts';
import { withTitle, type PictureFile, type Proposal, type ProposalOptions } from './proposal.ts';
import { partsOfSheet } from './read-sheet.ts';
import { proposeTable } from './read-table.ts';
import { tableInText } from './tables-in-text.ts';

/** The blocks that a pasted document can become, in order. */
export function proposeBlocks(document: PastedDocument, options: ProposalOptions): Proposal[] {
  const lists = blockLists(options.labelOf);
  const parts = document.parts.flatMap((part) =>
    part.kind === 'table' ? partsOfSheet(part) : [part],
  );
  const proposals: Proposal[] = [];
  let title = '';
  let text: PastedPart[] = [];
  let pictures: PictureFile[] = [];
  const year = onlyYear(parts);
  const endPictures = () => {
    const proposal = picturesOf(pictures, title);
    if (proposal) {
      proposals.push(proposal);
      title = '';
    }
    pictures = [];
  };
  const endText = () => {
    endPictures();
    const prose = text.length > 0 ? proseOf(text, title) : null;
    if (prose) {
      proposals.push(prose);
      title = '';
    }
    text = [];
  };
  const endTitle = () => {
    if (title !== '') text.push({ kind: 'paragraph', ...plainWords(title) });
    title = '';
    endText();
  };
  for (const part of tableInText(parts, options).map((one) => withAmounts(one, options))) {
    if (part.kind === 'heading') {
      endText();
      // A heading without a text of its own stands above the next heading.
      endTitle();
      title = part.plain.replaceAll(/\s+/g, ' ').trim();
    } else if (part.kind === 'table') {
      endText();
      const proposal = proposeTable(part, title, { lists, language: options.language, year });
      if (proposal) proposals.push(proposal);
      title = '';
    } else if (part.kind !== 'picture') {
      endPictures();
      text.push(part);
    } else if (part.file) {
      if (pictures.length === 0) endText();
      pictures.push({ file: part.file, alt: part.alt });
    }
  }
  endText();
  endTitle();
  return proposals;
}

/** A table with the amounts of its cells as the site writes them: S/ 50, 15 soles. Its texts stay. */
function withAmounts(part: PastedPart, notation: Notation): PastedPart {
  if (part.kind !== 'table') return part;
  return { ...part, rows: part.rows.map((row) => row.map((cell) => withAmount(cell, notation))) };
}

function withAmount(cell: PastedCell, notation: Notation): PastedCell {
  if (!/\d/.test(cell.text)) return cell;
  const amount = readAmount(cell.text, notation);
  const isSame = JSON.stringify(amount) === JSON.stringify(readAmount(cell.text));
  return isSame ? cell : { ...cell, amount };
}

/** The only year in the headings of a document, which days without a year are in. */
function onlyYear(parts: readonly PastedPart[]): number | null {
  const years = new Set(
    parts.flatMap((part) =>
      part.kind === 'heading' || part.kind === 'paragraph'
        ? Array.from(part.plain.matchAll(/(?<!\d)20\d{2}(?!\d)/g), ([year]) => year)
        : [],
    ),
  );
  const [year] = years;
  return years.size === 1 && year !== undefined ? Number(year) : null;
}

function proseOf(parts: readonly PastedPart[], title: string): Proposal | null {
  const block = proseBlock;
  const text = joinProse(parts);
  if (!block || text === '') return null;
  const value = { type: block.type, [block.field]: text };
  return { value: withTitle(value, title), notices: [], title, pictures: [], table: null };
}

function picturesOf(pictures: readonly PictureFile[], title: string): Proposal | null {
  const list = pictureList;
  if (!list || pictures.length === 0) return null;
  const items = pictures.map(({ alt }) => ({ [list.image]: { src: '', alt } }));
  const value = withTitle({ type: list.type, [list.list]: items }, title);
  return { value, notices: [], title, pictures, table: null };
}
