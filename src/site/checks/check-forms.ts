import { type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import type { SiteSettings } from '../../../schema/site.ts';
import { formDestination, hasForm } from '../form-destinations.ts';
import { offersOf } from '../pages/page-summary.ts';
import type { CheckInput } from './check-input.ts';

/** Checks that the answers of each form can go somewhere, and that what receives them takes files where it asks for one. */
export function checkForms({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const { settings, pages } = tree;
  const ofSettings = Object.entries(files.hasSettings ? settings.forms : {}).flatMap(
    ([name, target]) => {
      const problem = checkDestination(target, settings.hosting);
      return problem ? [diagnose('site.yaml', ['forms', name], problem)] : [];
    },
  );
  const ofPages = pages.filter(hasForm).flatMap(({ file, document }) => {
    return offersOf(document).flatMap(({ form }, index) => {
      if (!form) return [];
      const path = ['blocks', index];
      const target = form.to === undefined ? null : settings.forms[form.to];
      // A name that does not exist is reported where names are checked.
      if (target === undefined) return [];
      if (target && formDestination(target).takesFiles) return [];
      const refused = form.files.map((position) =>
        diagnose(file, [...path, 'fields', position, 'kind'], takesNoFile(form.to)),
      );
      const contact = settings.contacts[form.contact];
      const canWrite = !contact || contact.whatsapp !== undefined || contact.email !== undefined;
      return target || canWrite || !files.names.contacts
        ? refused
        : [...refused, diagnose(file, path, goesNowhere(form.contact))];
    });
  });
  return [...ofSettings, ...ofPages];
}

/** What is missing at a destination, or does not suit the host of the site. */
function checkDestination(
  { service, key, address }: SiteSettings['forms'][string],
  hosting: SiteSettings['hosting'],
): Explanation | null {
  if ((service === 'formspree' || service === 'web3forms') && key === undefined) {
    return {
      code: 'destination-unfinished',
      message: say('form-noKey', { service }),
      help: say('form-keyHow'),
      example: 'key: xyzabcde',
    };
  }
  if (service === 'own' && address === undefined) {
    return {
      code: 'destination-unfinished',
      message: say('form-noAddress'),
      help: say('form-addressHow'),
      example: 'address: https://…',
    };
  }
  if (service === 'netlify' && hosting !== undefined && hosting !== 'netlify') {
    return {
      code: 'destination-elsewhere',
      severity: 'warning',
      message: say('form-netlify', { host: hosting }),
      help: say('form-netlifyHow'),
      example: 'service: formspree',
    };
  }
  return null;
}

const takesNoFile = (to: string | undefined): Explanation => ({
  code: 'form-no-files',
  message: to === undefined ? say('form-messageNoFiles') : say('form-noFiles', { name: to }),
  help: say('form-noFilesHow'),
  example: 'takesFiles: true',
});

const goesNowhere = (name: string): Explanation => ({
  code: 'form-nowhere',
  message: say('form-nowhere', { name }),
  help: say('form-nowhereHow'),
  example: 'email: office@lakeside.example',
});
