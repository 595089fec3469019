import {
  FilledWords,
  Section,
  SiteLink,
  Today,
  type BlockContext,
  type BlockProps,
  type ContactView,
  type EntryLine,
  When,
} from 'woven-site/components';
import styles from './Updated.module.css';

/**
 * Today's date, filled in by a script (the day of the build without scripts); or when the page was last checked and
 * whom to ask about it.
 */
export function Updated({ block, context }: BlockProps<'updated'>) {
  return (
    <Section anchor={block.anchor}>
      {block.shows === 'entry' ? (
        <Entry context={context} />
      ) : block.shows === 'validity' ? (
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

/** When an entry of a collection is from, who wrote it, its tags, and the fields that its collection adds. */
function Entry({ context }: { context: BlockContext }) {
  const entry = context.entry();
  if (!entry) return null;
  const { date, until, authors, tags, fields } = entry;
  const { words, formats } = context;
  return (
    <div className={styles.entry}>
      <p>
        <When {...{ date, until, context }} />
        {authors.length > 0 && (
          <span>
            {date !== undefined && '\u00A0· '}
            <FilledWords
              text={words.entries.by}
              values={{ names: <Names authors={authors} formats={formats} /> }}
            />
          </span>
        )}
        {tags.map(({ label, href }, index) => (
          <span key={href}>
            {(index > 0 || date !== undefined || authors.length > 0) && '\u00A0· '}
            <a href={href} rel="tag">
              {label}
            </a>
          </span>
        ))}
      </p>
      {fields.length > 0 && (
        <dl>
          {fields.map(({ label, text }) => (
            <div key={label}>
              <dt>{formats.label(label)}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type NamesProps = { authors: EntryLine['authors'] } & Pick<BlockContext, 'formats'>;

/** Names as the language lists them, each with a link to the page that shows the person. */
function Names({ authors, formats }: NamesProps) {
  const marks = authors.map((_, index) => `\uE000${index}\uE001`);
  return formats
    .list(marks)
    .split(/[\uE000\uE001]/)
    .map((piece, index) => {
      const author = index % 2 === 1 ? authors[Number(piece)] : undefined;
      if (!author) return piece;
      return author.href === null ? (
        author.name
      ) : (
        <a key={author.name} href={author.href}>
          {author.name}
        </a>
      );
    });
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
