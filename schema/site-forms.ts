import { choice } from './fields/choice.ts';
import { url } from './fields/address.ts';
import { object } from './fields/structure.ts';
import { line } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/** The services that can receive what forms send; `own` is any other address. */
export const formServices = ['formspree', 'web3forms', 'netlify', 'own'] as const;

/** A place to which the forms of a site send; pages refer to it by name. */
export const formDestination = object(
  { label: 'Destination of forms' },
  {
    service: choice(formServices, {
      label: 'Service',
      hint: 'formspree, web3forms, netlify (for a site that Netlify hosts), or own for another address.',
      hintInForm: 'Who receives the answers and passes them on by e-mail.',
      names: {
        formspree: 'Formspree',
        web3forms: 'Web3Forms',
        netlify: 'Netlify',
        own: 'Another address',
      },
    }),
    key: line({
      label: 'Key',
      hint: 'Of Formspree, what its address ends with: xyzabcde. Of Web3Forms, the access key that it sent by e-mail.',
      max: 80,
      example: 'xyzabcde',
      goesWith: { field: 'service', values: ['formspree', 'web3forms'] },
    }).optional(),
    address: url({
      label: 'Address',
      hint: 'Where the form is posted to. It allows requests from this site (CORS), and answers with a status of 200 to 299.',
      example: 'https://forms.place.example/visit',
      goesWith: { field: 'service', values: ['own'] },
    }).optional(),
    takesFiles: yesNo({
      label: 'Takes files',
      hint: 'Whether it accepts files. At Formspree and Web3Forms, only paid plans do.',
    }).optional(),
  },
);
