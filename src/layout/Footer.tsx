import type { ReactNode } from 'react';
import { type FooterView, type LabelledLink, type Link, elementIds } from '../site/index.ts';
import { Band } from './ui/Band.tsx';
import { Icon } from './ui/Icon.tsx';
import { Picture } from './ui/Picture.tsx';
import { RichText } from './ui/RichText.tsx';
import { LinkArrow, SiteLink } from './ui/SiteLink.tsx';
import { Today } from './ui/Today.tsx';
import styles from './Footer.module.css';

/** The footer of every page, rendered once per build. */
export function Footer({ footer, today }: { footer: FooterView; today: string }) {
  const { name, pattern, motto, round, quickLinks, contact, groups, notes, badge } = footer;
  return (
    <footer className={`ground ${styles.footer}`} data-pattern={pattern}>
      <Band />
      <div className={styles.content}>
        {round && <Picture picture={{ ...round, alt: '' }} className={styles.round} />}
        {motto.length > 0 && (
          <p className={styles.motto}>
            <span>
              {motto.map((words, index) => (
                <span key={words}>
                  {index > 0 && <span className={styles.bar}> | </span>}
                  {words}
                </span>
              ))}
            </span>
          </p>
        )}
        <div className={styles.columns}>
          {quickLinks.links.length > 0 && (
            <nav className={styles.quick} aria-labelledby={elementIds.quickLinks}>
              <h2 id={elementIds.quickLinks}>{quickLinks.title}</h2>
              <ul role="list">
                {quickLinks.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Contact {...contact} />
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.legal}>
          <div>
            {notes.map((note) => (
              <RichText key={note.html} as="p" text={note} />
            ))}
            <p>
              © <Today show="year" today={today} /> {name}
            </p>
          </div>
          {badge && <Picture picture={badge} className={styles.badge} />}
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ link }: { link: LabelledLink }) {
  return (
    <SiteLink to={link.to} newTab={link.newTab}>
      {link.label}
      {(link.newTab ?? link.to.newTab) && <LinkArrow to={link.to} newTab />}
    </SiteLink>
  );
}

type ContactRow = { icon: string; text: string; link: Link | null };

function Contact({ title, phone, email, address, mapLink }: FooterView['contact']) {
  const rows: ContactRow[] = [];
  if (phone) rows.push({ icon: 'phone', ...phone });
  if (email) rows.push({ icon: 'mail', ...email });
  if (address !== null) rows.push({ icon: 'map-pin', text: address, link: null });
  if (rows.length === 0 && !mapLink) return null;
  return (
    <div className={styles.contact}>
      <h2>{title}</h2>
      <ul role="list">
        {rows.map(({ icon, text, link }) => (
          <li key={icon}>
            <ContactText link={link}>
              <Icon name={icon} />
              <span>{text}</span>
            </ContactText>
          </li>
        ))}
        {mapLink && (
          <li>
            <FooterLink link={mapLink} />
          </li>
        )}
      </ul>
    </div>
  );
}

function ContactText({ link, children }: { link: Link | null; children: ReactNode }) {
  return link ? <SiteLink to={link}>{children}</SiteLink> : <p>{children}</p>;
}
