import { blocks } from '../../../schema/blocks/index.ts';
import { dataKindCalled, type DataDocument } from '../../../schema/data-kinds.ts';

/** The name of the kind of a data file. */
export const nameOfKind = (file: DataDocument): string =>
  file.kind === 'list' ? file.kind : file.name;

/** What a data file is, in a sentence: `a list`. */
export const calledOf = (file: DataDocument): string =>
  file.kind === 'list' ? 'a list' : (dataKindCalled(file.name)?.called ?? file.name);

/** The type of a block that shows such files. */
export const blockShowing = (file: DataDocument): string =>
  (file.kind === 'list'
    ? undefined
    : blocks.find(({ dataKinds }) => dataKinds.some(({ name }) => name === file.name))?.type) ??
  'table';
