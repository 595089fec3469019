import { useId, useMemo, useState } from 'react';
import { RadioRow, Chooser, OptionList } from '../ui/index.ts';
import { useForm } from '../forms/index.ts';
import { FileDrop } from './FileDrop.tsx';
import { UploadArea, useUpload } from './UploadArea.tsx';
import { useWords } from '../words/index.ts';
import {
  kindOfLink,
  labelOfLink,
  linkKinds,
  linkFromTyped,
  linkOffers,
  linkToAddress,
  type FileOp,
  type LinkKind,
} from '../site/index.ts';

type LinkPickerProps = {
  description: string;
  /** What it may lead to; all kinds if that is not given. */
  kinds?: readonly LinkKind[];
  value: string;
  isOptional: boolean;
  /** Receives the link, the changes it needs in other files, and the name of its target; null removes the link. */
  use: (to: string | null, ops: readonly FileOp[], label: string) => void;
  close: () => void;
};

/** Picks the target of a link: a page or an anchor, an outside link, a contact, a download, or any URL. */
export function LinkPicker(props: LinkPickerProps) {
  const { description, kinds = linkKinds, value, isOptional, use, close } = props;
  const words = useWords();
  const { session } = useForm();
  const [kind, setKind] = useState<LinkKind>(() =>
    kinds.length === 1 && kinds[0] ? kinds[0] : kindOfLink(session, value),
  );
  const [chosen, setChosen] = useState(value);
  const [typed, setTyped] = useState({ address: '', label: '' });
  const [isRefused, setIsRefused] = useState(false);
  const upload = useUpload(session, {
    folder: 'files',
    onUploaded: (name) => {
      setKind('download');
      setChosen(`files/${name}`);
    },
  });
  const files = session.attachments();
  // oxlint-disable-next-line react/exhaustive-deps -- an upload is offered too
  const offers = useMemo(() => linkOffers(session, kind), [session, kind, files]);
  const isChosen = (offer: { value: string }) => offer.value === chosen;
  const take = () => {
    if (kind !== 'address') {
      const offer = offers.find(isChosen);
      setIsRefused(!offer);
      if (offer) use(offer.value, offer.ops ?? [], offer.label);
      return offer !== undefined;
    }
    const link = linkToAddress(session, typed);
    setIsRefused(link === null);
    if (link) use(link.to, link.ops, link.label);
    return link !== null;
  };
  const takePasted = (text: string) => {
    const link = linkFromTyped(session, text);
    if (!link) return false;
    use(link.to, link.ops, labelOfLink(session, link.to) ?? text.trim());
    close();
    return true;
  };
  return (
    <Chooser
      title={words.link.title}
      description={description}
      use={{ label: words.link.use, onAction: take }}
      clear={isOptional ? { label: words.link.none, onAction: () => use(null, [], '') } : null}
      close={close}
    >
      {kinds.length > 1 && (
        <RadioRow
          legend={words.link.kind}
          name="link-kind"
          options={kinds}
          chosen={kind}
          choose={(one) => {
            setKind(one);
            setIsRefused(false);
          }}
        >
          {(one) => <span>{words.link.kinds[one]}</span>}
        </RadioRow>
      )}
      {kind === 'address' ? (
        <AddressFields typed={typed} setTyped={setTyped} isRefused={isRefused} />
      ) : (
        <FileDrop upload={upload}>
          {kind === 'download' && <UploadArea upload={upload} />}
          <OptionList
            key={kind}
            label={words.link.kinds[kind]}
            search={words.link.find[kind]}
            options={offers}
            chosen={chosen}
            choose={setChosen}
            takePasted={takePasted}
            refusal={isRefused && !offers.some(isChosen) ? words.choose.nothing : null}
          />
        </FileDrop>
      )}
    </Chooser>
  );
}

type Typed = { address: string; label: string };
type AddressProps = { typed: Typed; setTyped: (typed: Typed) => void; isRefused: boolean };

/** Adds an outside URL to the outside links, so that it is stored once. */
function AddressFields({ typed, setTyped, isRefused }: AddressProps) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <div className={isRefused ? 'field wrong' : 'field'}>
        <label htmlFor={`${id}-address`}>{words.link.address}</label>
        <p className="hint" id={`${id}-hint`}>
          {words.link.addressHint}
        </p>
        {isRefused && (
          <p className="message" role="alert" id={`${id}-wrong`}>
            {words.link.wrongAddress}
          </p>
        )}
        <input
          className="input"
          id={`${id}-address`}
          inputMode="url"
          data-first=""
          aria-describedby={`${id}-hint ${id}-wrong`}
          aria-invalid={isRefused || undefined}
          spellCheck={false}
          value={typed.address}
          onChange={({ target }) => setTyped({ ...typed, address: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-label`}>{words.link.label}</label>
        <input
          className="input"
          id={`${id}-label`}
          maxLength={80}
          value={typed.label}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
        />
      </div>
    </>
  );
}
