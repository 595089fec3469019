import { defineRule } from './define-rule.ts';

export default defineRule({
  label: 'How to pay, and how not to',
  description:
    'A page with fees says by which channels they are paid, and by which they are not, so that nobody pays into the wrong hands.',
  source: {
    title:
      'EU Directive 2011/83 on consumer rights, Article 8(3): which means of payment are accepted',
    url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  },
  concerns: ['fees'],
  check: ({ offers }) => {
    const fees = offers.findIndex((offer) => offer.fees);
    if (fees < 0) return [];
    const methods = offers.flatMap(({ payment }) => payment ?? []);
    const at = offers.findIndex(({ payment }) => payment);
    if (methods.length === 0) {
      return [
        {
          path: ['blocks', fees],
          message: {
            en: 'The page has fees, but does not say how to pay them.',
            sw: 'Ukurasa una ada, lakini hausemi jinsi ya kuzilipa.',
          },
          help: {
            en: 'Add a checklist with the look accepted, of the ways of paying that are accepted and those that are not.',
            sw: 'Ongeza orodha (checklist) yenye mwonekano accepted, ya njia za kulipa zinazokubaliwa na zisizokubaliwa.',
          },
        },
      ];
    }
    if (methods.some(({ accepted }) => !accepted) && methods.some(({ accepted }) => accepted)) {
      return [];
    }
    return [
      {
        path: ['blocks', at],
        message: {
          en: 'The page says only one of the two: how to pay, or how not to.',
          sw: 'Ukurasa unasema moja tu: jinsi ya kulipa, au jinsi ya kutolipa.',
        },
        help: {
          en: 'List both: what is accepted, and what is not, such as cash or the number of a person.',
          sw: 'Orodhesha zote mbili: zinazokubaliwa na zisizokubaliwa, kama pesa taslimu au namba ya mtu.',
        },
      },
    ];
  },
});
