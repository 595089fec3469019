import { url } from './address.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldText } from './field.ts';
import { oneLine } from './text.ts';

const reference = (kind: FieldKind, max: number, field: FieldText) =>
  oneLine(max).meta({ kind, ...field });

/** The name of a pattern of theme.yaml. */
export const pattern = (field: FieldText = { label: 'Pattern', under: 'looks' }) =>
  reference('pattern', 40, { example: 'lake', ...field });

/** The name of a tile of theme.yaml. */
export const tile = (field: FieldText) => reference('tile', 40, { example: 'plain', ...field });

/** The name of a contact of site.yaml. */
export const contact = (field: FieldText) =>
  reference('contact', 40, { example: 'main', ...field });

/** The name of a place in site.yaml to which forms send. */
export const destination = (field: FieldText) =>
  reference('destination', 40, { example: 'office', ...field });

/** The anchor of an option that visitors of the page can choose. */
export const option = (field: FieldText) =>
  reference('option', 60, { example: 'online', ...field });

/** The address of another page, as in a link. */
export const page = (field: FieldText) => reference('page', 200, { example: '/fees', ...field });

/** The name of a group of the site map. */
export const siteMapGroup = (field: FieldText) =>
  reference('site-map-group', 40, { example: 'Other Pages', ...field });

/** The URL of something on another host that a page shows in a frame. */
export const embed = (field: FieldText) => url(field).meta({ kind: 'embed', ...field });
