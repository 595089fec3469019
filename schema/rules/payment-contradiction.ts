import { defineRule } from './define-rule.ts';

const keyOf = (name: string) => name.trim().toLowerCase();

export default defineRule({
  label: 'A way of paying is accepted or not',
  description: 'No way of paying is both accepted and refused on one page.',
  source: {
    title:
      'EU Directive 2011/83 on consumer rights, Article 8(3): which means of payment are accepted',
    url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  },
  isAlwaysOn: true,
  concerns: ['payment'],
  check: ({ offers }) => {
    const accepted = new Set(
      offers.flatMap(({ payment = [] }) =>
        payment.filter((one) => one.accepted).map(({ name }) => keyOf(name)),
      ),
    );
    return offers.flatMap(({ payment = [] }, block) =>
      payment.flatMap(({ name, accepted: isAccepted }, index) =>
        isAccepted || !accepted.has(keyOf(name))
          ? []
          : [
              {
                path: ['blocks', block, 'items', index, 'text'],
                message: {
                  en: `The page says of “${name}” that it is accepted, and that it is not.`,
                  sw: `Ukurasa unasema kwamba “${name}” inakubaliwa, na kwamba haikubaliwi.`,
                },
                help: {
                  en: 'Remove one of the two, or say what is different between them.',
                  sw: 'Ondoa moja kati ya hizo mbili, au sema tofauti yake.',
                },
              },
            ],
      ),
    );
  },
});
