import type { Words } from '../locales/words.ts';
import type { Link } from '../site/resolved.ts';
import { Row, Rows } from './Rows.tsx';

type ContactRowsProps = {
  contact: {
    label: string;
    phone?: { text: string; link: Link };
    email?: { text: string; link: Link };
    address?: string;
  };
  words: Words['contact'];
  /** Whether it is about where the office is. */
  addressFirst?: boolean;
};

/** An office with everything by which it is reached. */
export function ContactRows({ contact, words, addressFirst = false }: ContactRowsProps) {
  const { label, phone, email, address } = contact;
  const addressRow = address && <Row label={words.postalAddress}>{address}</Row>;
  return (
    <Rows stacked>
      {addressFirst && addressRow}
      <Row label={words.office}>{label}</Row>
      {phone && (
        <Row label={words.telephone}>
          <a href={phone.link.href}>{phone.text}</a>
        </Row>
      )}
      {email && (
        <Row label={words.email}>
          <a href={email.link.href}>{email.text}</a>
        </Row>
      )}
      {!addressFirst && addressRow}
    </Rows>
  );
}
