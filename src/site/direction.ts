/** The scripts that run from right to left, by their codes in ISO 15924. */
const fromTheRight = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

const directions = new Map<string, 'ltr' | 'rtl'>();

/** Which way the lines of a language run. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const known = directions.get(language);
  if (known) return known;
  const script = new Intl.Locale(language).maximize().script ?? '';
  const direction = fromTheRight.has(script) ? 'rtl' : 'ltr';
  directions.set(language, direction);
  return direction;
}
