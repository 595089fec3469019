import { z } from 'zod';
import { readNpm } from '../run-npm.ts';

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What the registry knows against the packages that sites get; null if it did not answer. */
export type Advisories = { name: string; severity: string; range: string }[] | null;

/** Reads the answer of `npm audit --json`; null if it is none, as without a network. */
export function readAudit(output: string): Advisories {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return null;
  }
  const result = auditSchema.safeParse(answer);
  if (!result.success) return null;
  return Object.entries(result.data.vulnerabilities).map(([name, { severity, range }]) => ({
    name,
    severity,
    range,
  }));
}

/** Asks the registry for advisories on the packages in a folder's package-lock.json, without those for development. */
export const readAdvisories = (folder: string): Advisories =>
  readAudit(readNpm(folder, ['audit', '--omit=dev', '--json', '--audit=true']).output);
