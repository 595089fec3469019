import { z } from 'zod';
import type { DataDocument } from '../../../schema/data-kinds.ts';
import { noSuchColumn } from '../../../schema/list-file.ts';
import { type Diagnostic, type Explanation, type FieldPath, say } from '../../messages/index.ts';
import type { CheckInput } from './check-input.ts';
import { aList, blockShowing, kindInWords, plainKind } from './data-files.ts';
import { listCalled } from '../lists/list-values.ts';

const viewSchema = z.object({
  list: z.string().trim(),
  columns: z.array(z.string()).catch([]).default([]),
  where: z
    .array(z.object({ column: z.string().catch('') }))
    .catch([])
    .default([]),
  sort: z.object({ by: z.string() }).nullable().catch(null).default(null),
});

/** Checks what pages show of lists: that each list has the columns that are named. */
export function checkLists({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  return files.mentions.flatMap(({ file, mentions }) =>
    mentions.listViews.flatMap(({ value, path }) => {
      const { data: view } = viewSchema.safeParse(value);
      if (!view) return [];
      const list = listCalled(tree.data, view.list);
      const report = (inner: FieldPath, explanation: Explanation | null) =>
        explanation ? [diagnose(file, [...path, ...inner], explanation)] : [];
      if (!list) {
        const other = tree.data.get(view.list);
        return report(['list'], other ? notAList(view.list, other) : null);
      }
      const names = list.columns.map(({ name }) => name);
      const check = (name: string) =>
        name === '' || names.includes(name) ? null : noSuchColumn(name, names, view.list);
      return [
        ...view.columns.flatMap((name, index) => report(['columns', index], check(name))),
        ...view.where.flatMap(({ column }, index) =>
          report(['where', index, 'column'], check(column)),
        ),
        ...(view.sort ? report(['sort', 'by'], check(view.sort.by)) : []),
      ];
    }),
  );
}

const notAList = (name: string, other: DataDocument): Explanation => ({
  code: 'not-that-data',
  message: say('data-otherKind', { name, dataKind: kindInWords(other), otherKind: aList }),
  help: say('data-nameList', { kind: plainKind(other), block: blockShowing(other) }),
});
