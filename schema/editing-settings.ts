import { url } from './fields/address.ts';
import { object } from './fields/structure.ts';
import { line } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/** Editing on the web, in site.yaml: the repository that the editor at /edit reads and saves. */
export const editingSettings = object(
  {
    label: 'Editing on the web',
    hint: 'Where the files of this site are kept on the web. With it, the site can be edited at /edit by those who may change them.',
    example: 'editing:\n  repository: https://github.com/…/…',
  },
  {
    repository: url({
      label: 'Repository',
      hint: 'The address of the repository, as the browser shows it: https://github.com/ with the names of its owner and of itself.',
      example: 'https://github.com/owner/site',
    }),
    branch: line({
      label: 'Branch',
      hint: 'The branch that is published. If empty, the main branch of the repository.',
      max: 100,
      example: 'main',
    }).optional(),
    folder: line({
      label: 'Folder',
      hint: 'The folder of the content in the repository. If empty, content.',
      max: 200,
      example: 'content',
    }).default('content'),
    review: yesNo({
      label: 'Second pair of eyes',
      hint: 'Whether somebody else has to agree before changes are published. By itself, editors publish themselves.',
    }).default(false),
    signIn: object(
      {
        label: 'Sign-in',
        hint: 'A small service of your own that lets editors sign in with a button. If empty, they paste an access token.',
      },
      {
        relay: url({
          label: 'Address of the service',
          hint: 'Where the service answers.',
          example: 'https://sign-in.place.example',
        }),
        client: line({
          label: 'Client ID',
          hint: 'The client ID of the app that the host knows the service by.',
          max: 100,
          example: 'Iv1.0123456789abcdef',
        }),
      },
    ).optional(),
  },
);
