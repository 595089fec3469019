import slugify from '@sindresorhus/slugify';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Value } from '../../../editing/edit-op.ts';
import { duplicatePage } from '../../../editing/move-page.ts';
import { writePage } from '../../../editing/write-page.ts';
import { useFirstInvalid } from '../../fields/use-first-invalid.ts';
import type { Session } from '../../session/session.ts';
import { fill, words } from '../../words/words.ts';
import { startBlock } from '../../starting-content/add-block.ts';
import { namesOfSite } from '../../starting-content/site-names.ts';
import { FormActions } from './FormActions.tsx';
import { AddressFields, wholeAddress, type PageAddress } from './AddressFields.tsx';
import { listPages } from './page-tree.ts';
import { refuseAddress } from './refuse-address.ts';

/** The initial content of a new page: a text, an example of a block, or a copy of a page. */
const templates = ['text', 'faq', 'steps', 'opening-hours', 'copy'] as const;
type Template = (typeof templates)[number];

/** A new page: its title, the address derived from it, its initial content, and whether the menu lists it. */
export function NewPage({ session, close }: { session: Session; close: () => void }) {
  const navigate = useNavigate();
  const pages = listPages(session);
  const [title, setTitle] = useState('');
  const [parent, setParent] = useState('');
  const [name, setName] = useState<string | null>(null);
  const [template, setTemplate] = useState<Template>('text');
  const [copied, setCopied] = useState(pages[0]?.file ?? '');
  const [isInMenu, setIsInMenu] = useState(true);
  const { form, refuse } = useFirstInvalid<HTMLFormElement>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const address: PageAddress = { parent, name: name ?? slugify(title, { decamelize: false }) };
  const make = (event: FormEvent) => {
    event.preventDefault();
    const whole = wholeAddress(address);
    const file = `pages${whole}.yaml`;
    const reason = refuseAddress(session, whole);
    setRefusal(reason);
    if (reason !== null) refuse();
    if (reason !== null) return;
    const notice = fill(words.pages.made, { title: title.trim() });
    const text =
      template === 'copy'
        ? copyOf(session, { from: copied, to: file, title: title.trim() })
        : writePage(title.trim(), blockOf(session, file, template), isInMenu);
    if (text === null) return;
    session.changeTexts([{ file, before: null, after: text }], notice);
    void navigate(`${whole}?edit`);
  };
  return (
    <form className="page-form" ref={form} onSubmit={make} aria-label={words.pages.newPage}>
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
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <AddressFields
        address={address}
        setAddress={(next) => {
          setParent(next.parent);
          if (next.name !== address.name) setName(next.name);
        }}
        pages={pages}
        refusal={refusal}
      />
      <fieldset className="field">
        <legend>{words.pages.beginsWith}</legend>
        {templates.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="template"
              checked={one === template}
              onChange={() => setTemplate(one)}
            />
            {words.pages.templates[one]}
          </label>
        ))}
      </fieldset>
      {template === 'copy' ? (
        <div className="field">
          <label htmlFor="new-copy">{words.pages.copyOf}</label>
          <select
            className="input"
            id="new-copy"
            value={copied}
            onChange={({ target }) => setCopied(target.value)}
          >
            {pages.map((page) => (
              <option key={page.file} value={page.file}>
                {page.title}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <label className="choice">
          <input
            type="checkbox"
            checked={isInMenu}
            onChange={({ target }) => setIsInMenu(target.checked)}
          />
          {words.pages.inMenu}
        </label>
      )}
      <FormActions submit={words.pages.make} close={close} />
    </form>
  );
}

function blockOf(session: Session, file: string, template: Exclude<Template, 'copy'>): Value {
  const example = session.state.site.blocks.find(({ type }) => type === template)?.example;
  const block = example && startBlock(example, namesOfSite(session, file));
  return block ?? { type: 'prose', text: words.pages.firstText };
}

function copyOf(session: Session, how: Parameters<typeof duplicatePage>[1]): string | null {
  const copied = duplicatePage(session.texts(), how);
  return 'changes' in copied ? (copied.changes[0]?.after ?? null) : null;
}
