const dayLength = 86_400_000;

/** Day 0 of spreadsheets; they count a 29 February 1900 that never was, so only days after it are right. */
const dayZero = Date.UTC(1899, 11, 30);
const [firstDay, lastDay] = [61, 200_000];

/** The day of a spreadsheet's serial number, as year-month-day; null if it is none. */
export const dayOfSerial = (serial: number): string | null =>
  serial < firstDay || serial > lastDay
    ? null
    : new Date(dayZero + Math.floor(serial) * dayLength).toISOString().slice(0, 10);
