/** Before and after any date that can be written. */
export const [ever, forever] = ['', '9999-12-31'];

/** The day after a day. */
export const dayAfter = (day: string): string =>
  day === forever ? forever : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
