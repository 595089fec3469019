/** A day on which something opens or closes; null if unknown. */
type Turn = { day: string | null; words: string };

/** A day with everything that opens or closes on it. It is the next one from the day after the previous one. */
export type NextTurn = { day: string; from: string | undefined; what: string[] };

/** The day after a day, as year-month-day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The known days on which something opens or closes, in order. */
export function turnsOf(stretches: readonly { opens: Turn; closes: Turn }[]): NextTurn[] {
  const byDay = new Map<string, string[]>();
  for (const { day, words } of stretches.flatMap(({ opens, closes }) => [opens, closes])) {
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), words]);
  }
  const days = [...byDay.keys()].toSorted();
  return days.map((day, index) => {
    const before = days[index - 1];
    return {
      day,
      from: before === undefined ? undefined : dayAfter(before),
      what: byDay.get(day) ?? [],
    };
  });
}
