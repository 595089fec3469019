import { type Diagnostic, say } from '../../messages/index.ts';
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
        message: say('contact-noMain'),
        help: say('contact-addMain'),
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
          message: say('contact-country', { number }),
          help: say('contact-countryHow'),
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
          message: say('identifier-none'),
          help: say('identifier-add'),
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
        message: say('repository-not', { address: settings.editing.repository }),
        help: say('repository-how'),
        example: 'repository: https://github.com/owner/site',
      }),
    );
  }
  settings.siteMap.groups.forEach((group, index, groups) => {
    if (groups.indexOf(group) === index) return;
    diagnostics.push(
      diagnose(file, ['siteMap', 'groups', index], {
        code: 'group-twice',
        message: say('page-groupTwice', { name: group }),
        help: say('page-removeOne'),
      }),
    );
  });
  return diagnostics;
}
