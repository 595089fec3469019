import { explainEmail, explainEmbed, explainTelephone, explainUrl } from './address.ts';
import { explainChoice } from './choice.ts';
import { explainColour, explainTileRow } from './colour.ts';
import { explainDate } from './date.ts';
import { explainList, explainObject, explainRecord } from './explain-structure.ts';
import { explainText } from './explain-text.ts';
import type { FieldKind } from './field-kind.ts';
import { explainFormerAddress } from './former-address.ts';
import { explainMoment } from './moment.ts';
import { explainAnchor, explainName } from './name.ts';
import { explainNumber } from './number.ts';
import { explainTime } from './time.ts';
import { notAllowed, type Explain } from './wrong.ts';
import { explainYesNo } from './yes-no.ts';

const plain = explainText();

/** The explanation of each kind of field. A kind without an entry does not compile. */
export const fieldKinds: Record<FieldKind, Explain> = {
  line: plain,
  inline: plain,
  prose: plain,
  note: plain,
  amount: explainNumber,
  price: notAllowed,
  number: explainNumber,
  'yes-no': explainYesNo,
  choice: explainChoice,
  icon: explainChoice,
  date: explainDate,
  'calendar-date': notAllowed,
  repetition: explainObject,
  'published-date': plain,
  time: explainTime,
  moment: explainMoment,
  period: explainObject,
  link: plain,
  'labelled-link': explainObject,
  image: explainObject,
  'image-file': plain,
  alt: plain,
  identifier: explainName,
  anchor: explainAnchor,
  colour: explainColour,
  'palette-colour': plain,
  'tile-row': explainTileRow,
  email: explainEmail,
  telephone: explainTelephone,
  url: explainUrl,
  pattern: plain,
  tile: plain,
  contact: plain,
  destination: plain,
  option: plain,
  embed: explainEmbed,
  'font-file': plain,
  'font-package': plain,
  page: plain,
  'former-address': explainFormerAddress,
  'site-map-group': plain,
  data: plain,
  'data-list': plain,
  'list-view': explainObject,
  'list-value': plain,
  rows: explainList,
  object: explainObject,
  list: explainList,
  record: explainRecord,
  either: notAllowed,
  block: explainObject,
};
