import { defineRule } from '../define-rule.ts';

const keyOf = (name: string) => name.trim().toLowerCase();

export default defineRule({
  label: 'A way of paying is accepted or not',
  description: 'No way of paying is both accepted and refused on one page.',
  source: {
    title: 'Kenya, guidelines for senior schools: payment through official channels, with receipts',
    url: 'https://tengele.com/news/cc1f98a7-cdb8-442f-90cf-a43b52f1f779/government-announces-ksh53000-fees-for-all-senior-schools',
  },
  isAlwaysOn: true,
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
                path: ['blocks', block, 'methods', index, 'name'],
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
