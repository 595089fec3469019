import type { FieldText } from './field.ts';
import { oneLine } from './text.ts';

/** The name of a file in content/data, without extension. The build replaces it with the file's content. */
export type DataPart = { part: 'data'; kind: 'curriculum'; name: string };

/** The name of a curriculum in content/data. */
export const curriculumData = ({ hint, ...field }: FieldText) =>
  oneLine(80)
    .transform((name): DataPart => ({ part: 'data', kind: 'curriculum', name }))
    .meta({
      kind: 'data',
      example: 'mathematics',
      ...field,
      hint: `${hint} The name of one of the data files.`,
    });
