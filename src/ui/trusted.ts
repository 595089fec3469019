import { workerAddress } from '../site/offline.ts';
import { siteBase } from './site-base.ts';

/** The one way in which text becomes HTML or a script in the browser; the policy of pages allows no other. */
export const policyName = 'site';

type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

/** Trusted Types, as far as they are used here. What a policy makes is an object that browsers take for a string. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

declare global {
  // oxlint-disable-next-line no-var -- only so can a name be added to what is global
  var trustedTypes: TrustedTypes | undefined;
}

const rules: Policy = {
  createHTML: (html) => html,
  // A script that only holds values: rules of what may be fetched ahead.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  // The worker is the only script that is named by its address.
  createScriptURL: (address) => {
    if (address !== siteBase() + workerAddress)
      throw new TypeError(`${address} is no script of this site.`);
    return address;
  },
};

const policy: Policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules;

/** HTML that the build of this site has written: a text in a page's values, or a whole page that was fetched. */
export const builtHtml = (html: string): string => policy.createHTML(html);

/** The text of a script element that holds values in JSON. */
export const scriptValues = (json: string): string => policy.createScript(json);

/** The address of the worker, as browsers take it that ask where scripts come from. */
export const workerUrl = (address: string): string => policy.createScriptURL(address);
