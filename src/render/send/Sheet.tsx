import type { Contact } from '../../site/index.ts';
import { sheetOf } from './fit-sheet.ts';
import type { SendView } from './send-view.ts';
import { encode } from 'uqr';

/** The quiet zone that readers of QR codes need around one, in cells. */
const quietZone = 4;

/**
 * The pattern that is laid over the cells of every code. Readers know all eight. The standard asks for the one that looks
 * best, which takes twelve times as long to find as the code itself; of 250 blurred pictures 176 were read with that, and 172
 * with this one.
 */
const maskPattern = 3;

/** A QR code as one black path, which prints sharply at any size. Its text stands beside it for those without a camera. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0, maskPattern });
  const whole = size + 2 * quietZone;
  return (
    <svg
      className="board-code"
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={data.map(pathOfRow).join('')} stroke="#000" transform="translate(0 .5)" />
    </svg>
  );
}

/** The dark cells of a row, as a line for each stretch of them. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
    const light = row.indexOf(false, x);
    const end = light === -1 ? row.length : light;
    path += `M${x} ${y}h${end - x}`;
    x = end;
  }
  return path;
}

/** How many numbers can be torn off a sheet. */
const tearOffs = 8;

/** One sheet of A4 for a notice board: what decides, when, whom to call, and a QR code of the page. */
export function Sheet({ view }: { view: SendView }) {
  const { siteName, title, url, day, essentials, words } = view;
  const { size, facts, dates, contacts, isCut } = sheetOf(view);
  const caller = contacts.find((contact) => contact.phone !== undefined);
  return (
    <article className="board" data-size={size}>
      {title !== siteName && <p className="board-site">{siteName}</p>}
      <h3 className="board-title">{title}</h3>
      {facts.length > 0 && (
        <ul role="list" className="board-facts">
          {facts.map((line) => (
            <li key={line}>{withWholeHours(line)}</li>
          ))}
        </ul>
      )}
      {dates.length > 0 && (
        <>
          <h4>{words.send.dates}</h4>
          <dl className="board-dates">
            {dates.map(({ name, when }) => (
              <div key={`${name} ${when}`}>
                <dt>{name}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {isCut && <p className="board-more">{words.send.more}</p>}
      <div className="board-foot">
        <div>
          <h4>{words.send.ask}</h4>
          {contacts.map((contact) => (
            <ContactLines key={contact.label} contact={contact} words={words.contact} />
          ))}
        </div>
        <div className="board-scan">
          <QrCode text={url} />
          <p>
            {words.send.scan} <b dir="ltr">{breakableUrl(url)}</b>
          </p>
          <p>{words.send.printedOn.replace('{date}', day)}</p>
          {essentials.checked !== undefined && <p>{essentials.checked}</p>}
        </div>
      </div>
      {caller?.phone !== undefined && (
        <ul role="list" className="board-strips" aria-hidden="true">
          {Array.from({ length: tearOffs }, (_, index) => (
            <li key={index}>
              <div>
                <span>{siteName}</span>
                <b>{caller.phone}</b>
              </div>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A URL without its protocol, which begins new lines after its slashes where it can. */
const breakableUrl = (url: string) =>
  url
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
    .map((part, index) => (
      <span key={index} className="board-whole">
        {part}
      </span>
    ));

/** Hours such as 14:00-18:00 on one line. */
const withWholeHours = (fact: string): string =>
  fact.replaceAll(/(\d)-(?=\d)/g, `$1${wordJoiner}-${wordJoiner}`);

/** Between two characters, keeps them on one line. */
const wordJoiner = '\u2060';

type ContactLinesProps = { contact: Contact; words: SendView['words']['contact'] };

function ContactLines({ contact, words }: ContactLinesProps) {
  const { label, phone, whatsapp, email, address } = contact;
  return (
    <p className="board-contact">
      {label}
      {phone !== undefined && <b>{phone}</b>}
      {whatsapp !== undefined && whatsapp !== phone && (
        <span>
          {words.whatsapp}: {whatsapp}
        </span>
      )}
      {email !== undefined && <span>{email}</span>}
      {address !== undefined && <span>{address}</span>}
    </p>
  );
}
