import type { ReactNode } from 'react';
import { fillWords, type Words } from '../../messages/index.ts';
import type { Link } from '../../site/index.ts';
import { Icon } from './Icon.tsx';
import { Row, Rows } from './Rows.tsx';
import { SiteLink } from './SiteLink.tsx';
import styles from './ContactRows.module.css';

type Detail = { text: string; link: Link };

type ContactRowsProps = {
  contact: { label: string; phone?: Detail; whatsapp?: Detail; email?: Detail; address?: string };
  words: Words['contact'];
  /** Whether it is about the location of the office. */
  addressFirst?: boolean;
};

export function ContactRows({ contact, words, addressFirst = false }: ContactRowsProps) {
  const { label, phone, whatsapp, email, address } = contact;
  const copy = (text: string) => <CopyButton text={text} words={words} />;
  const addressRow = address && (
    <Row label={words.postalAddress}>
      <span className={styles.address}>{address}</span>
      {copy(address)}
    </Row>
  );
  return (
    <Rows stacked>
      {addressFirst && addressRow}
      <Row label={words.office}>{label}</Row>
      {phone && (
        <Row label={words.telephone}>
          <a href={phone.link.href}>{phone.text}</a>
          {copy(phone.text)}
        </Row>
      )}
      {whatsapp && (
        <Row label={words.whatsapp}>
          <SiteLink to={whatsapp.link}>{whatsapp.text}</SiteLink>
        </Row>
      )}
      {email && (
        <Row label={words.email}>
          <a href={email.link.href}>{breakable(email.text)}</a>
          {copy(email.text)}
        </Row>
      )}
      {!addressFirst && addressRow}
    </Rows>
  );
}

/** Lets a long e-mail address break after the @. */
function breakable(address: string): ReactNode {
  const [name = '', host] = address.split('@');
  return host === undefined ? (
    address
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** Copies a text and confirms it, by the frame's script; hidden without scripts. */
function CopyButton({ text, words }: { text: string; words: Words['contact'] }) {
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={fillWords(words.copy, { what: text })}
        data-copy={text}
        data-copied={words.copied}
      >
        <Icon name="copy" />
      </button>
      <span role="status" className={styles.copied} />
    </>
  );
}
