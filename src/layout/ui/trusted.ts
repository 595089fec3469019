import { workerAddress } from '../../site/index.ts';
import { siteBase } from './site-base.ts';

/** The only place where text becomes HTML or a script in the browser; the policy of pages allows no other. */
export const policyName = 'site';

type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

/**
 * The parts of Trusted Types that are used here. A policy returns an object that browsers accept instead of a string.
 */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

declare global {
  // oxlint-disable-next-line no-var -- only so can a name be added to what is global
  var trustedTypes: TrustedTypes | undefined;
}

const rules: Policy = {
  createHTML: (html) => html,
  // A script element that only holds data: speculation rules.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  // The service worker is the only script that is loaded by URL.
  createScriptURL: (address) => {
    if (address !== siteBase() + workerAddress)
      throw new TypeError(`${address} is no script of this site.`);
    return address;
  },
};

const policy: Policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules;

/** HTML from this site's build: a text in island data, or a whole page that was fetched. */
export const builtHtml = (html: string): string => policy.createHTML(html);

/** The text of a script element that holds JSON. */
export const scriptValues = (json: string): string => policy.createScript(json);

/** The URL of the service worker, as browsers with Trusted Types require it. */
export const workerUrl = (address: string): string => policy.createScriptURL(address);
