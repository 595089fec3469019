import type { FieldSchema } from '../../../schema/fields/field.ts';
import { spokenItem, type Form } from '../forms/index.ts';
import { useRowDrag } from '../ui/index.ts';
import { moveItem, type EditedList } from './list-actions.ts';

/** Lets the items of a list be taken at their handles and put down elsewhere in it. */
export const useItemDrag = (form: Form, list: EditedList, item: FieldSchema) =>
  useRowDrag({
    hasLevels: false,
    drop: (dragged, target, position) => {
      const [from, over] = [Number(dragged), Number(target)];
      const to = over + (position === 'after' ? 1 : 0) - (over > from ? 1 : 0);
      const title = spokenItem(form, item, list.items[from], [...list.path, from]);
      moveItem(form, list, from, { by: to - from, title });
    },
  });
