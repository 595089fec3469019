import type { FieldText } from './field.ts';
import { oneLine } from './text.ts';

/** The name of an npm package of fontsource, such as `@fontsource-variable/lora`. */
export const fontPackage = (field: FieldText) =>
  oneLine(80)
    .regex(/^@fontsource(-variable)?\/[a-z0-9][a-z0-9-]*$/)
    .meta({ kind: 'font-package', example: '@fontsource/lora', ...field });

/** The path of a file below the content folder, by its extension. It cannot leave that folder. */
export const fontFile = ({ endings, ...field }: FieldText & { endings: readonly string[] }) =>
  oneLine(120)
    .regex(new RegExp(`^(?!.*(^|/)\\.)[\\w][\\w ./-]*\\.(${endings.join('|')})$`, 'i'))
    .meta({ kind: 'font-file', example: `fonts/our-letters.${endings[0] ?? ''}`, ...field });
