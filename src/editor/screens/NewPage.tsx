import slugify from '@sindresorhus/slugify';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressKey, addressOfFile, findReservedStep } from '../../site/addresses.ts';
import { writePage } from '../../editing/write-page.ts';
import type { Session } from '../session/session.ts';
import { fill, words } from '../words/words.ts';

const wellFormed = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Why no page can have an address; null where one can. */
function refuse(session: Session, address: string): string | null {
  if (!wellFormed.test(address)) return words.pages.wrongAddress;
  const reserved = findReservedStep(address);
  if (reserved) return reserved.reason;
  const isTaken = session
    .files()
    .some(
      (file) =>
        file.startsWith('pages/') && addressKey(addressOfFile(file)) === addressKey(address),
    );
  return isTaken ? fill(words.pages.taken, { address }) : null;
}

/** A new page: its title, and the address that is made from it. */
export function NewPage({ session }: { session: Session }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = typed ?? (title.trim() === '' ? '' : `/${slugify(title, { decamelize: false })}`);
  const make = (event: FormEvent) => {
    event.preventDefault();
    const reason = refuse(session, address);
    setRefusal(reason);
    if (reason !== null) return;
    const after = writePage(title.trim(), words.pages.firstText);
    const notice = fill(words.pages.made, { title: title.trim() });
    session.changeTexts([{ file: `pages${address}.yaml`, before: null, after }], notice);
    void navigate(`${address}?edit`);
  };
  return (
    <form className="new-page" onSubmit={make}>
      <div className="field">
        <label htmlFor="new-title">{words.pages.newTitle}</label>
        <p className="hint" id="new-title-hint">
          {words.pages.newTitleHint}
        </p>
        <input
          className="input"
          id="new-title"
          aria-describedby="new-title-hint"
          required
          maxLength={70}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <div className={refusal === null ? 'field' : 'field wrong'}>
        <label htmlFor="new-address">{words.pages.newAddress}</label>
        {refusal !== null && (
          <p className="message" id="new-address-wrong" role="alert">
            {refusal}
          </p>
        )}
        <input
          className="input"
          id="new-address"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : 'new-address-wrong'}
          required
          spellCheck={false}
          value={address}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button className="button go" type="submit">
        {words.pages.make}
      </button>
    </form>
  );
}
