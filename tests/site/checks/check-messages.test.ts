import { expect, test } from 'vitest';
import { screenWords } from '../../../src/site/checks/check-messages.ts';

test.each([
  ['See the fees below.', 'below'],
  ['Click here for the form.', 'Click here'],
  ['Fill in the form on this page.', 'this page'],
  ['Tazama ada hapa chini.', 'hapa chini'],
  ['Bofya kiungo ili kujiunga.', 'Bofya'],
  ['Soma ukurasa huu.', 'ukurasa huu'],
  ['Les prix sont ci-dessous.', 'ci-dessous'],
  ['Haga clic para inscribirse.', 'Haga clic'],
  ['Los precios están más abajo.', 'más abajo'],
  ['الأسعار أدناه.', 'أدناه'],
])('“%s” points at a screen', (text, found) => {
  expect(screenWords(text)).toBe(found);
});

test.each([
  'Children below 5 pay nothing.',
  'Fees below KES 20,000 are paid at once.',
  'Open to all above the age of 18.',
  'Watoto chini ya miaka 5 hawalipi.',
  'Open day on 8 January from 10:00. Admissions, +254 700 000 000',
  'Bring the form and press cuttings.',
])('“%s” can be read anywhere', (text) => {
  expect(screenWords(text)).toBeNull();
});
