import { z } from 'zod';
import { wcagCriteria } from './wcag-criteria.ts';

const adherences = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;

const component = <Name extends string>(name: Name) =>
  z.strictObject({
    name: z.literal(name),
    adherence: z.strictObject({ level: z.enum(adherences), notes: z.string().min(1) }),
  });

const chapter = z.strictObject({
  criteria: z.array(
    z.strictObject({
      num: z.string(),
      components: z.tuple([component('web'), component('authoring-tool')]),
    }),
  ),
});

const party = z.strictObject({ name: z.string(), website: z.string().optional() });

/** A report on WCAG 2.2 in the format of OpenACR (github.com/GSA/openacr). */
export const wcagReportSchema = z.strictObject({
  title: z.string(),
  product: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  author: party,
  vendor: party,
  report_date: z.string(),
  version: z.number(),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  license: z.string(),
  catalog: z.literal('2.5-edition-wcag-2.2-508-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
  }),
});

export type WcagReport = z.output<typeof wcagReportSchema>;

const adherenceWords: Record<(typeof adherences)[number], string> = {
  supports: 'met',
  'partially-supports': 'met in part',
  'does-not-support': 'not met',
  'not-applicable': 'does not apply',
  'not-evaluated': 'not checked',
};

type Adherence = { adherence: { level: keyof typeof adherenceWords } };

const outcome = ({ adherence }: Adherence): string => adherenceWords[adherence.level];

/** The report as a page: a table of all criteria, and then what was checked for each. */
export function writeWcagPage({ chapters, notes, evaluation_methods_used: methods }: WcagReport) {
  const all = Object.values(chapters).flatMap(({ criteria }) => criteria);
  const rows = wcagCriteria.flatMap(([num, name, level]) =>
    all
      .filter((one) => one.num === num)
      .map(({ components: [web, editor] }) => ({ num, name, level, web, editor })),
  );
  const count = (part: 'web' | 'editor', level: keyof typeof adherenceWords) =>
    rows.filter((row) => row[part].adherence.level === level).length;
  return [
    '# WCAG 2.2 report',
    '',
    notes.trim(),
    '',
    methods.trim(),
    '',
    '| | visitors’ pages | editor |',
    '| --- | --- | --- |',
    ...adherences.map(
      (level) =>
        `| ${adherenceWords[level]} | ${count('web', level)} | ${count('editor', level)} |`,
    ),
    '',
    '| criterion | level | visitors’ pages | editor |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ num, name, level, web, editor }) =>
        `| ${num} ${name} | ${level} | ${outcome(web)} | ${outcome(editor)} |`,
    ),
    '',
    ...rows.flatMap(({ num, name, level, web, editor }) => [
      `## ${num} ${name} (${level})`,
      '',
      `**Visitors’ pages: ${outcome(web)}.** ${web.adherence.notes.trim()}`,
      '',
      `**Editor: ${outcome(editor)}.** ${editor.adherence.notes.trim()}`,
      '',
    ]),
  ].join('\n');
}
