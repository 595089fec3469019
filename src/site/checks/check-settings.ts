import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { repositoryOf } from '../web-editor/hosted-repository.ts';
import { countryOf, explainTelephoneLink } from './telephone-links.ts';
import { checkSiteEmbed } from './check-references.ts';
import type { CheckInput } from './check-input.ts';
import { isInsideOnly } from '../../../schema/fields/address.ts';

/** Checks site.yaml against itself. */
export function checkSettings({ tree, diagnose }: CheckInput): Diagnostic[] {
  const { settings } = tree;
  const file = 'site.yaml';
  const diagnostics: Diagnostic[] = [];
  if (!Object.hasOwn(settings.contacts, 'main')) {
    diagnostics.push(
      diagnose(file, ['contacts'], {
        code: 'no-main-contact',
        message: 'There is no contact called main, which the footer shows.',
        help: 'Add a contact called main.',
        example: 'contacts:\n  main:\n    label: A few words\n    phone: "…"',
      }),
    );
  }
  const country = countryOf(settings);
  for (const [name, contact] of Object.entries(settings.contacts)) {
    for (const kind of ['phone', 'whatsapp'] as const) {
      const number = contact[kind];
      if (number === undefined) continue;
      const wrong = explainTelephoneLink({ kind, number, country });
      if (wrong) diagnostics.push(diagnose(file, ['contacts', name, kind], wrong));
      if (wrong || /^(?:\+|00)/.test(number) || isInsideOnly(number)) continue;
      diagnostics.push(
        diagnose(file, ['contacts', name, kind], {
          code: 'number-without-country',
          severity: 'warning',
          message: `The number ${number} has no country code, so it cannot be called from abroad.`,
          help: 'Write it with a plus sign and the country code, in quotes.',
          example: `${kind}: "+… ${number.replace(/^0/, '')}"`,
        }),
      );
    }
  }
  for (const [name, { withIdentifier }] of Object.entries(settings.outside)) {
    if (withIdentifier && !settings.identifier) {
      diagnostics.push(
        diagnose(file, ['outside', name, 'withIdentifier'], {
          code: 'no-identifier',
          message: 'There is no identifier to add to this address.',
          help: 'Add identifier to site.yaml, or remove this line.',
          example: 'identifier:\n  parameter: …\n  value: …',
        }),
      );
    }
  }
  settings.embeds?.hosts.forEach((host, index) => {
    const problem = checkSiteEmbed(host, tree);
    if (problem) diagnostics.push(diagnose(file, ['embeds', 'hosts', index], problem));
  });
  if (settings.editing && !repositoryOf(settings)) {
    diagnostics.push(
      diagnose(file, ['editing', 'repository'], {
        code: 'not-a-repository',
        message: `${settings.editing.repository} is not the address of a repository.`,
        help: 'Open the repository in the browser and copy its address: the host, the owner and the name, and nothing after them.',
        example: 'repository: https://github.com/owner/site',
      }),
    );
  }
  settings.siteMap.groups.forEach((group, index, groups) => {
    if (groups.indexOf(group) === index) return;
    diagnostics.push(
      diagnose(file, ['siteMap', 'groups', index], {
        code: 'group-twice',
        message: `The site map has the group "${group}" twice.`,
        help: 'Remove one of the two.',
      }),
    );
  });
  return diagnostics;
}
