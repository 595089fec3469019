import {
  FilledWords,
  Section,
  SiteLink,
  Today,
  type BlockContext,
  type BlockProps,
  type ContactView,
} from 'woven-site/components';
import styles from './Updated.module.css';

/**
 * Today's date, filled in by a script (the day of the build without scripts); or when the page was last checked and
 * whom to ask about it.
 */
export function Updated({ block, context }: BlockProps<'updated'>) {
  return (
    <Section anchor={block.anchor}>
      {block.shows === 'validity' ? (
        <Validity context={context} />
      ) : block.shows === 'checked' ? (
        <Checked label={block.label} context={context} />
      ) : (
        <p className={styles.updated}>
          {context.formats.label(block.label ?? context.words.page.lastUpdated)}{' '}
          <Today className="num" show="date" today={context.today()} />
        </p>
      )}
    </Section>
  );
}

/** From when until when the page is valid, a link to the present version, and to those before it. */
function Validity({ context: { validity, words, formats } }: { context: BlockContext }) {
  const { from, until, present, earlier } = validity();
  const day = (iso: string) => (
    <time className="num" dateTime={iso}>
      {formats.date({ part: 'date', iso })}
    </time>
  );
  return (
    <div className={styles.updated}>
      {present && (
        <p>
          <b>{words.page.earlierVersion}</b> <a href={present.href}>{present.label}</a>
        </p>
      )}
      {(from ?? until) !== undefined && (
        <p>
          {from !== undefined && (
            <FilledWords text={words.page.validFrom} values={{ day: day(from) }} />
          )}
          {from !== undefined && until !== undefined && ' · '}
          {until !== undefined && (
            <FilledWords text={words.page.validUntil} values={{ day: day(until) }} />
          )}
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <p>{formats.label(words.page.earlierVersions)}</p>
          <ul role="list" className={styles.earlier}>
            {earlier.map((one) => (
              <li key={one.href}>
                <a href={one.href}>{one.label}</a>
                {one.until !== undefined && (
                  <>
                    {' · '}
                    <FilledWords text={words.page.validUntil} values={{ day: day(one.until) }} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type CheckedProps = { label: string | undefined; context: BlockContext };

function Checked({ label, context: { page, words, formats, contact } }: CheckedProps) {
  const { checked } = page;
  return (
    <div className={styles.updated}>
      {checked !== undefined && (
        <p>
          {formats.label(label ?? words.page.lastChecked)}{' '}
          <time className="num" dateTime={checked}>
            {formats.date({ part: 'date', iso: checked })}
          </time>
        </p>
      )}
      {page.contact !== undefined && (
        <Contact contact={contact(page.contact)} words={words} formats={formats} />
      )}
    </div>
  );
}

type ContactProps = { contact: ContactView } & Pick<BlockContext, 'words' | 'formats'>;

function Contact({ contact, words, formats }: ContactProps) {
  const { label, phone, whatsapp, email } = contact;
  const links = [
    { text: phone?.text, link: phone?.link },
    // Its number is often that of the telephone.
    { text: words.contact.whatsapp, link: whatsapp?.link },
    { text: email?.text, link: email?.link },
  ];
  return (
    <p>
      {formats.label(words.page.askAbout)} <b>{label}</b>{' '}
      {links.map(
        ({ text, link }) =>
          link && (
            <SiteLink key={link.href} to={link} className={styles.link}>
              {text}
            </SiteLink>
          ),
      )}
    </p>
  );
}
