/** The kinds of fields that forms of visitors have. */
export const fieldKindsOfForms = [
  'line',
  'text',
  'email',
  'telephone',
  'number',
  'day',
  'choice',
  'choices',
  'consent',
  'file',
] as const;

export type FormFieldKind = (typeof fieldKindsOfForms)[number];

/** What browsers fill in, by the tokens of HTML; addresses of mail and telephones have theirs by their kind. */
export const autofills = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'street-address',
  'address-level2',
  'postal-code',
  'country-name',
  'bday',
] as const;

/** The kinds of files that a field may take. */
export const fileKinds = ['pictures', 'pdf', 'documents', 'tables'] as const;
