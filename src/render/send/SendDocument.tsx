import { renderToStaticMarkup } from 'react-dom/server';
import { lastsUntil } from '../../layout/index.ts';
import { printHash, messages } from '../../site/index.ts';
import { isolateDirections } from '../isolate-directions.ts';
import { policyOfDocument, type PolicySettings } from '../content-policy.ts';
import { sendScript } from './send-script.ts';
import type { SendView, SingleText } from './send-view.ts';
import { Sheet } from './Sheet.tsx';

/** What the documents that send pages load. */
export type SendAssets = {
  /** The stylesheets, in order. */
  stylesheets: readonly string[];
  minifyScript: (code: string) => string;
  policy: PolicySettings | null;
  /** HTML that stands above the message; null for none. */
  note?: string | null;
};

/** Links to print lead to the sheet, which without scripts the browser prints. */
const sheetId = printHash.slice(1);

type SendDocumentProps = { view: SendView; assets: SendAssets };

/**
 * The document that sends a page on: its message with a link for each way of sending it, and its sheet for a notice
 * board, which alone is printed. The dialog of the page shows the first part of it; without scripts, the button of the
 * page leads here.
 */
export const sendDocument = (view: SendView, assets: SendAssets): string =>
  `<!doctype html>${isolateDirections(renderToStaticMarkup(<SendDocument view={view} assets={assets} />), view.direction)}\n`;

function SendDocument({ view, assets }: SendDocumentProps) {
  const { language, direction, siteName, title, address, url, words } = view;
  const { stylesheets, minifyScript, policy, note = null } = assets;
  const script = minifyScript(sendScript);
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        {policy?.inDocument && (
          <meta httpEquiv="Content-Security-Policy" content={policyOfDocument([script], policy)} />
        )}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>
          {[`${words.sendPage}: ${title}`, ...(title === siteName ? [] : [siteName])].join(' | ')}
        </title>
        <link rel="canonical" href={url} />
        <meta name="robots" content="noindex" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="send-page">
        <main>
          <h1>
            <a href={address}>{title}</a>
          </h1>
          <SendPart view={view} note={note} />
          <section aria-labelledby={sheetId}>
            <h2 id={sheetId}>{words.send.preview}</h2>
            <p hidden data-needs-script="">
              <button type="button" className="send-button" data-print="">
                {words.send.print}
              </button>
            </p>
            <Sheet view={view} />
          </section>
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

/** The message and the ways of sending it: also what the dialog of the page shows. */
function SendPart({ view, note }: { view: SendView; note: string | null }) {
  const { title, url, message, sendAddress, dates, notices, timeZone, words } = view;
  const links = sendLinks(`${message} ${url}`, title);
  const { send } = words;
  return (
    <div className="send" data-send-part="" data-title={title} data-text={message} data-url={url}>
      <h2 id={messages}>{words.sendPage}</h2>
      {note !== null && <div dangerouslySetInnerHTML={{ __html: note }} />}
      <p role="group" className="send-message" aria-label={send.message}>
        {message} <span>{url}</span>
      </p>
      <ul role="list" className="send-ways">
        <li>
          <a className="send-button" href={links.whatsapp} target="_blank" rel="noopener">
            {send.whatsapp}
          </a>
        </li>
        <li>
          <a className="send-button" href={links.sms}>
            {send.sms}
          </a>
        </li>
        <li>
          <a className="send-button" href={links.email}>
            {send.email}
          </a>
        </li>
        <CopyItem text={`${message} ${url}`} send={send} />
        <li>
          <a className="send-button" href={sendAddress + printHash}>
            {send.sheet}
          </a>
        </li>
      </ul>
      <SendSingly heading={send.onlyNotice} items={notices} timeZone={timeZone} send={send} />
      <SendSingly heading={send.oneDate} items={dates} timeZone={timeZone} send={send} />
      <form method="dialog" className="send-close">
        <button className="send-button">{words.close}</button>
      </form>
    </div>
  );
}

type SendWords = SendView['words']['send'];

type CopyItemProps = { text: string; send: SendWords; label?: string };

/** A button that copies a text, where scripts run. */
const CopyItem = ({ text, send, label }: CopyItemProps) => (
  <li hidden data-needs-script="">
    <button
      type="button"
      className="send-button"
      data-copy={text}
      data-copied={send.copied}
      aria-label={label}
    >
      {send.copy}
    </button>
    <span role="status" />
  </li>
);

type SendSinglyProps = {
  heading: string;
  items: readonly SingleText[];
  timeZone: string;
  send: SendWords;
};

/** Texts to send by themselves: most messages between families are about a single date. */
const SendSingly = ({ heading, items, timeZone, send }: SendSinglyProps) =>
  items.length > 0 && (
    <details className="send-singly">
      <summary>{heading}</summary>
      <ul role="list">
        {items.map(({ name, when, text, until }) => {
          const { whatsapp, sms } = sendLinks(text, name);
          return (
            <li key={`${name} ${when}`} {...lastsUntil(until, timeZone)}>
              <p>
                <b>{name}</b> {when}
              </p>
              <ul role="list" className="send-ways">
                <li>
                  <a
                    className="send-button"
                    href={whatsapp}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${send.whatsapp}: ${name}`}
                  >
                    {send.whatsapp}
                  </a>
                </li>
                <li>
                  <a className="send-button" href={sms} aria-label={`${send.sms}: ${name}`}>
                    {send.sms}
                  </a>
                </li>
                <CopyItem text={text} send={send} label={`${send.copy}: ${name}`} />
              </ul>
            </li>
          );
        })}
      </ul>
    </details>
  );

/** The links that open another program with a message. All of them work without scripts. */
type SendLinks = { whatsapp: string; sms: string; email: string };

/** Links with a text; e-mails have a subject too. */
function sendLinks(whole: string, subject: string): SendLinks {
  const text = encodeURIComponent(whole);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    // Android reads what follows the question mark, iPhones what follows the ampersand.
    sms: `sms:?&body=${text}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}
