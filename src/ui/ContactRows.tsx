import type { Link } from '../site/resolved.ts';
import { Row, Rows } from './Rows.tsx';

type ContactRowsProps = {
  contact: {
    label: string;
    phone?: { text: string; link: Link };
    email?: { text: string; link: Link };
    address?: string;
  };
};

/** An office with everything by which it is reached. */
export function ContactRows({ contact: { label, phone, email, address } }: ContactRowsProps) {
  return (
    <Rows stacked>
      <Row label="Office">{label}</Row>
      {phone && (
        <Row label="Telephone">
          <a href={phone.link.href}>{phone.text}</a>
        </Row>
      )}
      {email && (
        <Row label="E-mail">
          <a href={email.link.href}>{email.text}</a>
        </Row>
      )}
      {address && <Row label="Postal address">{address}</Row>}
    </Rows>
  );
}
