import { useEffect, useRef, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { useEditorLanguage } from '../words/index.ts';
import { App, ErrorScreen } from '../screens/index.ts';
import type { Refusal } from './enter-site.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';
import type { WebAccount } from './web-account.ts';
import styles from './SignIn.module.css';
import { chooserDialogStyles as chooser } from '../ui/index.ts';

type WebEditorProps = {
  account: WebAccount;
  refusal: Refusal | null;
};

/** Signing in, and then the same editor as on a computer with the files. */
export function WebEditor({ account, refusal }: WebEditorProps) {
  const language = useEditorLanguage();
  const [session, setSession] = useState(account.session);
  const [isSigningInAgain, setIsSigningInAgain] = useState(false);
  useEffect(() => account.onAskAgain(() => setIsSigningInAgain(true)), [account]);
  if (!session) {
    return (
      <SignIn
        key={language}
        account={account}
        refusal={refusal}
        entered={() => setSession(account.session)}
      />
    );
  }
  return (
    <>
      <HashRouter>
        <ErrorScreen session={session}>
          <App session={session} />
        </ErrorScreen>
      </HashRouter>
      {isSigningInAgain && (
        <SignInDialog account={account} entered={() => setIsSigningInAgain(false)} />
      )}
    </>
  );
}

/** Signing in again over the open page, so that nothing is lost. */
function SignInDialog(props: Pick<SignInProps, 'account' | 'entered'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${chooser.chooser} ${styles.signInAgain}`}
      aria-labelledby="sign-in"
      onClose={props.entered}
    >
      <SignIn {...props} refusal={null} isAgain />
    </dialog>
  );
}
