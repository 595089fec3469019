import type { ComponentType } from 'react';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { metaOf } from '../../../schema/fields/field.ts';
import { ChoiceField, YesNoField } from './choice-fields.tsx';
import type { FieldProps } from '../forms/index.ts';
import { onDemand } from '../ui/index.ts';
import { LinkField } from './link-field.tsx';
import { LookField } from './LookField.tsx';
import { ListField } from './ListField.tsx';
import { ColourField, offeredField } from './offered-field.tsx';
import { EitherField, ObjectField } from './ObjectField.tsx';
import { ProseField } from './prose-field.tsx';
import { RecordField } from './RecordField.tsx';
import { PictureField, PictureFileField } from './picture-field.tsx';
import { MomentField } from './moment-field.tsx';
import { RowsField } from './RowsField.tsx';
import { CalendarDateField, DateField, LineField, NumberField, TextField } from './text-fields.tsx';
import { VisibilityField } from './visibility-field.tsx';

/** Loads with the first of its kind, because few pages have one. */
const RepetitionField = onDemand(
  async () => (await import('./RepetitionField.tsx')).RepetitionField,
);

/** The form control of each kind of field. A kind without an entry does not compile. */
const controls: Record<FieldKind, ComponentType<FieldProps>> = {
  line: LineField,
  inline: TextField,
  prose: ProseField,
  note: TextField,
  amount: NumberField,
  price: EitherField,
  number: NumberField,
  'yes-no': YesNoField,
  choice: ChoiceField,
  icon: offeredField('icon'),
  date: DateField,
  'calendar-date': CalendarDateField,
  repetition: RepetitionField,
  time: LineField,
  moment: MomentField,
  'published-date': LineField,
  period: ObjectField,
  link: LinkField,
  'labelled-link': ObjectField,
  image: PictureField,
  'image-file': PictureFileField,
  alt: TextField,
  identifier: LineField,
  anchor: LineField,
  colour: ColourField,
  'palette-colour': offeredField('palette-colour'),
  'tile-row': LineField,
  email: LineField,
  telephone: LineField,
  url: LineField,
  pattern: offeredField('pattern'),
  tile: offeredField('tile'),
  contact: offeredField('contact'),
  destination: offeredField('destination'),
  option: offeredField('option'),
  embed: LineField,
  'font-file': LineField,
  'font-package': LineField,
  page: offeredField('page'),
  'former-address': LineField,
  'site-map-group': offeredField('site-map-group'),
  data: offeredField('data'),
  'data-list': offeredField('data-list'),
  'list-view': ObjectField,
  'list-value': LineField,
  rows: RowsField,
  object: ObjectField,
  list: ListField,
  record: RecordField,
  either: EitherField,
  block: ObjectField,
};

export function FieldView(props: FieldProps) {
  const { kind, drawings, publicDays } = metaOf(props.schema);
  const Control = drawings ? LookField : publicDays ? VisibilityField : controls[kind];
  return <Control {...props} />;
}
