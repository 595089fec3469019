import { z } from 'zod';

const results = ['Passed', 'Failed', 'Cannot tell', 'Not applicable'] as const;

const entry = <Name extends string, Value extends z.ZodType>(id: Name, value: Value) =>
  z.strictObject({ id: z.literal(id), value });

/** A report on ATAG 2.0 as W3C's report tool saves and opens it (github.com/w3c/wai-atag-report-tool). */
export const atagReportSchema = z.strictObject({
  evaluationData: z.record(
    z.string(),
    z.strictObject({
      id: z.string(),
      num: z.string().regex(/^[AB]\.\d\.\d\.\d$/),
      handle: z.string(),
      result: z.enum(results),
      /** Markdown, which the tool renders. */
      observations: z.string().min(1),
      level: z.enum(['A', 'AA', 'AAA', 'A, AA, AAA']),
      evaluatedLevel: z.enum(['Level A', 'Level AA', 'Level AAA']),
      evaluated: z.literal(true),
    }),
  ),
  meta: z.strictObject({
    name: entry('name', z.string()),
    website: entry('website', z.string().nullable()),
    executiveSummary: entry('executiveSummary', z.string()),
    evaluatorName: entry('evaluatorName', z.string().nullable()),
    evaluatorOrg: entry('evaluatorOrg', z.string().nullable()),
    evaluationId: entry('evaluationId', z.string()),
    conformanceTarget: entry('conformanceTarget', z.enum(['A', 'AA', 'AAA'])),
    createdWith: entry('createdWith', z.string()),
  }),
});

export type AtagReport = z.output<typeof atagReportSchema>;

const levels = ['Level A', 'Level AA', 'Level AAA'] as const;

/** The report as a page, with the numbers of results first and then each criterion in the order of the standard. */
export function writeAtagPage({ evaluationData, meta }: AtagReport): string {
  const all = Object.values(evaluationData);
  const count = (level: string, result: string) =>
    all.filter((one) => one.evaluatedLevel === level && one.result === result).length;
  const failed = all.filter(({ result }) => result === 'Failed' || result === 'Cannot tell');
  return [
    '# ATAG 2.0 report',
    '',
    meta.executiveSummary.value,
    '',
    '| evaluated as | passed | failed | cannot tell | not applicable |',
    '| --- | --- | --- | --- | --- |',
    ...levels.map(
      (level) => `| ${level} | ${results.map((result) => count(level, result)).join(' | ')} |`,
    ),
    '',
    `Failed or not to be told: ${failed.map(({ num, handle }) => `${num} ${handle}`).join('; ') || 'none'}.`,
    '',
    ...all.flatMap(({ num, handle, level, evaluatedLevel, result, observations }) => [
      `## ${num} ${handle}`,
      '',
      `**${result}** (level ${level}${level === 'A, AA, AAA' ? `, evaluated as ${evaluatedLevel}` : ''})`,
      '',
      observations,
      '',
    ]),
  ].join('\n');
}
