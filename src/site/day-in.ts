/** The day of a moment in a time zone, as year-month-day: when it is late in London it is tomorrow in Nairobi. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
