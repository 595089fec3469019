import type { SiteSettings } from '../../schema/site.ts';
import { offersOf, summaryOf } from './pages/page-summary.ts';
import type { PageAlone, SiteTree } from './site-tree.ts';

type DestinationSettings = SiteSettings['forms'][string];

/** Where a form sends, and what its service expects beside the answers, by the documentation of each service. */
export type FormDestination = {
  service: DestinationSettings['service'];
  /** The URL that the form is posted to; undefined for Netlify, which takes what is posted to any page of the site. */
  action: string | undefined;
  /** Who receives the answers, as visitors read it: formspree.io. */
  host: string;
  takesFiles: boolean;
  /** The name of the field that people leave empty. */
  trap: string;
  /** The names of hidden fields: the page after sending, the subject of the mail, and the key. */
  hidden: { next?: string; subject: string; key?: string };
  /** The key that goes into its hidden field. */
  key: string | undefined;
};

/** The name of the service with its fields. Netlify reads the page after sending from the action of the form. */
const services = {
  formspree: {
    // https://help.formspree.io/hc/en-us/articles/360013470814 and …/360013580813
    action: (key = '') => `https://formspree.io/f/${key}`,
    trap: '_gotcha',
    hidden: { next: '_next', subject: '_subject' },
  },
  web3forms: {
    // https://docs.web3forms.com/getting-started/api-reference
    action: () => 'https://api.web3forms.com/submit',
    trap: 'botcheck',
    hidden: { next: 'redirect', subject: 'subject', key: 'access_key' },
  },
  netlify: {
    // https://docs.netlify.com/forms/setup/ and …/spam-filters/
    action: () => undefined,
    trap: 'bot-field',
    hidden: { subject: 'subject' },
  },
  own: {
    action: () => undefined,
    trap: '_gotcha',
    hidden: { next: '_next', subject: '_subject' },
  },
} satisfies Record<
  DestinationSettings['service'],
  Pick<FormDestination, 'trap' | 'hidden'> & { action: (key?: string) => string | undefined }
>;

/** A destination of site.yaml. */
export function formDestination({
  service,
  key,
  address,
  takesFiles = service === 'netlify',
}: DestinationSettings): FormDestination {
  const { action, trap, hidden } = services[service];
  const url = address ?? action(key);
  const host = url === undefined ? 'Netlify' : new URL(url).host;
  return { service, action: url, host, takesFiles, trap, hidden, key };
}

/** The destinations that forms of the site use, each once, in the order of the settings. */
export function usedDestinations({
  settings,
  pages,
}: Pick<SiteTree, 'settings' | 'pages'>): FormDestination[] {
  const entries = Object.entries(settings.forms);
  if (entries.length === 0) return [];
  const used = new Set(
    pages.filter(hasForm).flatMap(({ document }) => offersOf(document).map(({ form }) => form?.to)),
  );
  return entries.flatMap(([name, found]) => (used.has(name) ? formDestination(found) : []));
}

/** Whether a page has a form; its blocks need not be read for that. */
export const hasForm = ({ document }: PageAlone): boolean =>
  summaryOf(document).offered.includes('form');
