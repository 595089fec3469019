import {
  buttonClass,
  ContactRows,
  Icon,
  Section,
  SiteLink,
  type Words,
  type BlockProps,
  type ContactView,
} from 'woven-site/components';
import styles from './Contact.module.css';

/** A contact's telephone, e-mail and address, by its name in site.yaml: as buttons on a plate, or in rows. */
export function Contact({ block, context }: BlockProps<'contact'>) {
  const contact = context.contact(block.contact);
  const words = context.words.contact;
  return (
    <Section {...block}>
      {block.form === 'buttons' ? (
        <Plate contact={contact} words={words} />
      ) : (
        <ContactRows contact={contact} words={words} />
      )}
    </Section>
  );
}

function Plate({ contact, words }: { contact: ContactView; words: Words['contact'] }) {
  const { label, phone, whatsapp, email, address } = contact;
  const details = [phone?.text, email?.text, address].filter((text) => text !== undefined);
  return (
    <div className={styles.plate}>
      <div>
        <p className={styles.label}>{label}</p>
        {details.map((text) => (
          <p key={text} className={styles.detail}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        {phone && (
          <a className={buttonClass('ink')} href={phone.link.href}>
            <Icon name="phone" />
            <span>
              {words.call}
              <span className="vh"> {label}</span>
            </span>
          </a>
        )}
        {whatsapp && (
          <SiteLink to={whatsapp.link} className={buttonClass(phone ? 'line' : 'ink')}>
            <Icon name="message-circle" />
            <span>
              {words.whatsapp}
              <span className="vh"> {label}</span>
            </span>
          </SiteLink>
        )}
        {email && (
          <a className={buttonClass(phone ? 'line' : 'ink')} href={email.link.href}>
            <Icon name="mail" />
            <span>
              {words.writeEmail}
              <span className="vh"> {label}</span>
            </span>
          </a>
        )}
      </div>
    </div>
  );
}
