import { defineRule } from './define-rule.ts';

export default defineRule({
  label: 'A page with prices names a contact',
  description:
    'A page with fees, charges or ways of paying names whom to ask: its contact, or a block with one.',
  source: {
    title: 'GOV.UK: What maintained schools must publish online, contact details',
    url: 'https://www.gov.uk/guidance/what-maintained-schools-must-publish-online',
  },
  concerns: ['fees', 'charges', 'payment'],
  check: ({ contact, offers }) => {
    const priced = offers.findIndex(({ fees, charges, payment }) => fees ?? charges ?? payment);
    const hasContact = offers.some(({ essentials = [] }) =>
      essentials.some(({ kind }) => kind === 'contact'),
    );
    if (priced < 0 || contact !== undefined || hasContact) return [];
    return [
      {
        path: ['blocks', priced],
        message: {
          en: 'The page says what something costs, but not whom to ask about it.',
          sw: 'Ukurasa unasema bei, lakini si wa kuulizwa kuhusu bei hizo.',
        },
        help: {
          en: 'Choose “Whom to ask” of the page (contact in its file), or add a contact block.',
          sw: 'Chagua “Wa kuulizwa” wa ukurasa (contact kwenye faili yake), au ongeza sehemu ya mawasiliano.',
        },
      },
    ];
  },
});
