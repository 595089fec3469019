import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { addressKey, addressOfFile } from '../../site/addresses.ts';
import { pageTitle, useFormOf } from '../fields/use-form-of.ts';
import { EditedPage } from '../page/EditedPage.tsx';
import { Panel, type Choice } from '../panel/Panel.tsx';
import type { Session, SessionState } from '../session/session.ts';
import { fill, words } from '../words/words.ts';
import { Bar, pageWidths, type BarProps } from './Bar.tsx';

type EditScreenProps = { session: Session; state: SessionState; bar: BarProps };

/** A page with its panel. */
export function EditScreen({ session, state, bar }: EditScreenProps) {
  const { pathname } = useLocation();
  const key = addressKey(decodeURI(pathname));
  const file = session
    .files()
    .find((one) => one.startsWith('pages/') && addressKey(addressOfFile(one)) === key);
  if (file === undefined) {
    return (
      <div className="editor wide">
        <Bar {...bar} />
        <main className="screen">
          <h1>{words.page.notThere}</h1>
          <p>{words.page.notThereText}</p>
        </main>
      </div>
    );
  }
  return <OpenPage key={file} session={session} state={state} bar={bar} file={file} />;
}

function OpenPage({ session, state, bar, file }: EditScreenProps & { file: string }) {
  const [choice, setChoice] = useState<Choice>({ path: [], count: 0 });
  const [isOpen, setIsOpen] = useState(true);
  const open = (path: FieldPath) => {
    setChoice(({ count }) => ({ path, count: count + 1 }));
    setIsOpen(true);
  };
  const form = useFormOf({ session, state, file, open, addBlock: () => undefined });
  const title = pageTitle(session, file);
  return (
    <div className={isOpen ? 'editor' : 'editor closed'}>
      <a className="skip" href="#panel">
        {words.page.toPanel}
      </a>
      <Bar {...bar} hasPage />
      <main className="stage" aria-label={words.page.stage}>
        <h1 className="vh">{fill(words.page.heading, { title })}</h1>
        <EditedPage
          session={session}
          file={file}
          address={addressOfFile(file)}
          title={title}
          width={pageWidths[bar.width]}
          chosen={choice.path}
          isTried={bar.isTried}
          choose={open}
        />
      </main>
      {isOpen && form && <Panel form={form} choice={choice} close={() => setIsOpen(false)} />}
      {!isOpen && (
        <button className="button reopen" type="button" onClick={() => setIsOpen(true)}>
          {words.panel.open}
        </button>
      )}
      {state.refusal !== '' && (
        <p className="refusal" role="alert">
          {state.refusal}
        </p>
      )}
    </div>
  );
}
