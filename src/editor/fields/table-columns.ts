import type { FieldSchema } from '../../../schema/fields/field.ts';
import { columnsOf } from '../../editing/list-columns.ts';
import type { Column } from '../../editing/paste-table.ts';
import { labelOf } from '../words/field-words.ts';

export const tableColumns = (list: FieldSchema): Column[] => columnsOf(list, labelOf);
