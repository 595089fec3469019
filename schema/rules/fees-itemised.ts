import { defineRule } from './define-rule.ts';

export default defineRule({
  label: 'Fees are itemised',
  description:
    'Fees name each charge, with their total and what period they are for: a page with a fee table lists the charges too, and the other way round.',
  source: {
    title:
      'EU Directive 2011/83 on consumer rights, Article 6(1)(e): the total price with all charges, per billing period',
    url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  },
  concerns: ['fees', 'charges'],
  check: ({ offers }) => {
    const [fees, charges] = [
      offers.findIndex((offer) => offer.fees),
      offers.findIndex((offer) => offer.charges),
    ];
    if (fees >= 0 && charges < 0) {
      return [
        {
          path: ['blocks', fees],
          message: {
            en: 'The page says what is paid in each period, but not what else is charged.',
            sw: 'Ukurasa unasema kinacholipwa kila kipindi, lakini si malipo mengine.',
          },
          help: {
            en: 'Add a block of charges, with each charge and its amount.',
            sw: 'Ongeza sehemu ya malipo, yenye kila malipo na kiasi chake.',
          },
        },
      ];
    }
    if (charges >= 0 && fees < 0) {
      return [
        {
          path: ['blocks', charges],
          message: {
            en: 'These charges have no total and no period beside them.',
            sw: 'Malipo haya hayana jumla wala kipindi kando yake.',
          },
          help: {
            en: 'Add a fee table with the total of the year, or move the charges to the page that has it.',
            sw: 'Ongeza jedwali la ada lenye jumla ya mwaka, au hamishia malipo kwenye ukurasa ulio nalo.',
          },
        },
      ];
    }
    return [];
  },
});
