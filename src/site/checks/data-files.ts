import { phrase, phraseFor, type Phrase } from '../../messages/index.ts';
import { blocks } from '../../../schema/blocks/index.ts';
import { dataKindCalled, type DataDocument } from '../../../schema/data-kinds.ts';

/** The name of the kind of a data file. */
export const nameOfKind = (file: DataDocument): string =>
  file.kind === 'list' ? file.kind : file.name;

/** `a list` */
export const aList: Phrase = phrase('dataKind', 'list');

/** A kind of data file of a block, in a sentence: `an outline`. */
export const kindOfBlock = (name: string): Phrase =>
  phraseFor('dataKind', name, { called: dataKindCalled(name)?.called ?? name });

/** What a data file is, in a sentence: `a list`. */
export const kindInWords = (file: DataDocument): Phrase =>
  file.kind === 'list' ? aList : kindOfBlock(file.name);

/** The same without an article: `list`. */
export const plainKind = (file: DataDocument): Phrase => {
  const kind = nameOfKind(file);
  return phraseFor('plainKind', kind, { kind });
};

/** The type of a block that shows such files. */
export const blockShowing = (file: DataDocument): string =>
  (file.kind === 'list'
    ? undefined
    : blocks.find(({ dataKinds }) => dataKinds.some(({ name }) => name === file.name))?.type) ??
  'table';
