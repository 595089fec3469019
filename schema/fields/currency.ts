import { offerNames, say } from '../../src/messages/index.ts';
import type { FieldText } from './field.ts';
import { refusing, type Refusal } from './refusal.ts';
import { line } from './text.ts';

/** The code of a currency (ISO 4217) that the platform can format. */
export const currency = (field: FieldText) =>
  line({ max: 10, example: 'EUR', ...field }).superRefine(refusing(checkCurrency));

/** Refuses what is no code: the platform throws on some of these, and formats others as if they were one. */
function checkCurrency(text: string): Refusal | null {
  const supported = Intl.supportedValuesOf('currency');
  if (supported.includes(text)) return null;
  const near = supported.filter((code) => code === text.toUpperCase());
  return {
    code: 'no-such-currency',
    message: [...say('web-currency', { code: text }), ...offerNames(near)],
    help: say('web-currencyHow'),
    value: near[0],
    suggestions: near,
  };
}
