import type { ContactView, IslandProps } from 'woven-site/components';

/** What the build knows of a form besides its block. */
export type FormFacts = {
  /** Identifies the form on the device. */
  key: string;
  /** The name under which each question is answered, in order. */
  names: readonly string[];
  /** Where it is posted to; null if it writes a message to the contact. */
  post: FormPost | null;
  contact: ContactView;
  /** The first line of a message: the site and the page. */
  subject: string;
};

/** How a form is posted: by the browser alone, or by the script. */
export type FormPost = {
  action: string;
  /** Who receives the answers, as visitors read it. */
  host: string;
  /** Names and values of hidden fields. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** The name of the field that people leave empty. */
  trap: string;
  /** The name by which Netlify finds the form in the published page; undefined elsewhere. */
  netlifyName: string | undefined;
};

export type FormProps = IslandProps<'form', FormFacts>;

export type FormWords = FormProps['words'];

/** A question of a form. */
export type FormField = FormProps['block']['fields'][number];
