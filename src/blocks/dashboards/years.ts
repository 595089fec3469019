/** The distinct years of some reports, newest first. */
export function yearsOf(items: readonly { year: string }[], language: string): string[] {
  const years = Array.from(new Set(items.map(({ year }) => year)));
  years.sort((a, b) => b.localeCompare(a, language, { numeric: true }));
  return years;
}
