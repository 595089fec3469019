import { z } from 'zod';

/** The name of a file in content/data, without its ending. The build puts the file's content in its place. */
export type DataPart = { part: 'data'; kind: 'curriculum'; name: string };

export const curriculumData = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(80)
    .describe(`${description} The name of a file in content/data, without .yaml.`)
    .transform((name): DataPart => ({ part: 'data', kind: 'curriculum', name }));
