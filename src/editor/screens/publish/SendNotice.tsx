import { useState } from 'react';
import { openText } from '../../../content/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { noticeMessage, smsParts } from '../../../site/index.ts';
import type { Publication } from '../../session/index.ts';
import { counted, fill, useWords } from '../../words/index.ts';
import { screenStyles as screen, bubbleStyles as bubble } from '../../ui/index.ts';

/** The urgent notices of a publication, in each language of the site, as they are sent. */
function messagesIn({ changes }: Publication): string[] {
  const settings = changes.find(({ file }) => file === 'site.yaml');
  const [before, after] = [settings?.before, settings?.after].map(
    (text) => openText(text ?? '')?.value,
  );
  const translations = Object.keys(Object(valueAt(after, ['translations'])));
  const editions = [[], ...translations.map((language) => ['translations', language])];
  const textIn = (value: typeof after, path: FieldPath): string | undefined => {
    const text = valueAt(value, path);
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  return editions.flatMap((edition) => {
    const inEdition = (path: string[]) =>
      textIn(after, [...edition, ...path]) ?? textIn(after, path);
    const text = textIn(after, [...edition, 'notice', 'text']);
    if (text === undefined || text === textIn(before, [...edition, 'notice', 'text'])) return [];
    const siteName = inEdition(['name']) ?? '';
    return [noticeMessage({ text, siteName, phone: inEdition(['contacts', 'main', 'phone']) })];
  });
}

/** Offers the published notice as one SMS to copy, for people who do not look at the site. */
export function SendNotice({ publication }: { publication: Publication }) {
  return messagesIn(publication).map((message) => <NoticeToSend key={message} message={message} />);
}

function NoticeToSend({ message }: { message: string }) {
  const words = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const { parts, beyondGsm } = smsParts(message);
  const texts = words.sent;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setIsCopied(true),
      // Without permission nothing is confirmed, and the text can be selected.
      () => undefined,
    );
  return (
    <section className={bubble.preview} aria-label={texts.notice}>
      <h2 className={screen.partTitle}>{texts.notice}</h2>
      <p className={bubble.bubble}>{message}</p>
      <p className="hint">
        {fill(texts.sms, { count: parts.length })}, {counted(texts.characters, message.length)}
      </p>
      {parts.length > 1 && <p className="hint">{texts.longNotice}</p>}
      {beyondGsm.length > 0 && (
        <p className="hint">{fill(texts.beyond, { characters: beyondGsm.join(' ') })}</p>
      )}
      <p>
        <button className="button" type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>{' '}
        <span role="status">{isCopied && texts.copied}</span>
      </p>
    </section>
  );
}
