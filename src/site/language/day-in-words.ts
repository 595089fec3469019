/** 2025-01-08 → 8 January 2025; `also` adds parts, such as the weekday. */
export const dayInWords = (
  day: string,
  language: string,
  also: Intl.DateTimeFormatOptions = {},
): string =>
  new Date(day).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
    ...also,
  });

/** A day, or a moment with its hour: 8 January 2025, 18:00. */
export const timeInWords = (
  time: string,
  language: string,
  also: Intl.DateTimeFormatOptions = {},
): string => {
  const [day = '', hour] = time.split(' ');
  const words = dayInWords(day, language, also);
  return hour === undefined ? words : `${words}, ${hour}`;
};
