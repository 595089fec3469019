/** The seconds of a length in minutes and seconds, with hours before them or without: 4:35, 1:04:35. Null if it is none. */
export function secondsOf(length: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(length.trim());
  if (!found) return null;
  const [, hours = '0', minutes = '', seconds = ''] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
