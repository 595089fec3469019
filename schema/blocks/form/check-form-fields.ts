import type { BlockDiagnostic } from 'woven-site/schema';
import { say } from '../../../src/messages/index.ts';
import type { formCodes } from './codes.ts';
import type { FormFieldKind } from './kinds.ts';

/** The valid part of a field of a form. */
type FieldPart = {
  kind?: FormFieldKind | undefined;
  label?: string | undefined;
  name?: string | undefined;
  options?: readonly (string | undefined)[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
};

type FormDiagnostic = BlockDiagnostic<keyof typeof formCodes>;

/** What is wrong with the fields of a form: no options, limits that exclude everything, two of the same name. */
export function checkFormFields(fields: readonly (FieldPart | undefined)[]): FormDiagnostic[] {
  const names = new Set<string>();
  return fields.flatMap((field, index): FormDiagnostic[] => {
    if (!field) return [];
    const { kind = 'line', label, options = [], min, max, earliest, latest } = field;
    const found: FormDiagnostic[] = [];
    if ((kind === 'choice' || kind === 'choices') && options.length === 0) {
      found.push({
        code: 'form-options',
        path: ['fields', index],
        message: say('form-noOptions', { label: label ?? '' }),
        help: say('form-addOptions'),
        example: 'options:\n  - …\n  - …',
      });
    }
    if (min !== undefined && max !== undefined && min > max) {
      found.push(...excludesAll(index, 'max', `${max}`, `${min}`));
    }
    if (earliest !== undefined && latest !== undefined && earliest > latest) {
      found.push(...excludesAll(index, 'latest', latest, earliest));
    }
    const name = field.name ?? label;
    if (name !== undefined && names.has(name)) {
      found.push({
        code: 'form-field-twice',
        path: ['fields', index, field.name === undefined ? 'label' : 'name'],
        message: say('form-fieldTwice', { name }),
        help: say('form-otherName'),
      });
    }
    if (name !== undefined) names.add(name);
    return found;
  });
}

const excludesAll = (
  index: number,
  field: 'max' | 'latest',
  high: string,
  low: string,
): FormDiagnostic[] => [
  {
    code: 'form-limits',
    path: ['fields', index, field],
    message: say('form-limits', { high, low }),
    help: say('form-limitsHow'),
  },
];

/** The fields that lead on from a form and do not lead to a page: scripts and services can only go to one. */
export const checkPages = (
  links: Record<'sent' | 'failed', { to: string } | undefined>,
): FormDiagnostic[] =>
  Object.entries(links).flatMap(([name, link]) =>
    link === undefined || link.to.startsWith('/')
      ? []
      : [
          {
            code: 'form-page' as const,
            path: [name],
            message: say('form-page', { address: link.to }),
            help: say('form-pageHow'),
            example: `${name}: /thank-you`,
          },
        ],
  );
