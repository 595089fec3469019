import { useState, type FormEvent } from 'react';
import {
  EditorIcon,
  Checkbox,
  foldedStyles as folded,
  noticeBoxStyles as noticeStyles,
} from '../ui/index.ts';
import { LanguageChoice } from '../screens/index.ts';
import { startSignIn } from '../sign-in/index.ts';
import { fill, useWords } from '../words/index.ts';
import type { Refusal } from './enter-site.ts';
import type { WebAccount } from './web-account.ts';
import styles from './SignIn.module.css';

export type SignInProps = {
  account: WebAccount;
  refusal: Refusal | null;
  entered: () => void;
  /** Whether the editor is already open, and the token has expired. */
  isAgain?: boolean;
};

/** The rights that a token needs, in the words of GitHub's page for creating one. */
const rights = [
  'Contents: Read and write',
  'Pull requests: Read and write',
  'Actions: Read-only',
  'Deployments: Read-only',
];

/** Whether other sites share the origin, and so the storage: in folders of the host, as at NAME.github.io. */
const isShared = ({ hostname }: Location, base: string): boolean =>
  base !== '' || hostname.endsWith('.github.io');

const tokenPage = '/settings/personal-access-tokens/new';

export function SignIn({ account, refusal, entered, isAgain = false }: SignInProps) {
  const words = useWords();
  const { repository, name, base, signIn: relay } = account.settings;
  const [token, setToken] = useState('');
  const [staysSignedIn, setStaysSignedIn] = useState(false);
  const [problem, setProblem] = useState(refusal);
  const [step, setStep] = useState<'asking' | 'checking' | 'opening'>('asking');
  const values = {
    host: new URL(repository.host).hostname,
    repository: `${repository.owner}/${repository.name}`,
    site: name,
  };
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'asking' || token.trim() === '') return;
    setProblem(null);
    setStep('checking');
    const refused = await account.signIn(token.trim(), staysSignedIn, () => setStep('opening'));
    setStep('asking');
    setProblem(refused);
    if (!refused) entered();
  };
  const staySignedIn = (
    <div>
      <Checkbox aria-describedby="keep-hint" checked={staysSignedIn} turn={setStaysSignedIn}>
        <span>{words.web.staySignedIn}</span>
      </Checkbox>
      <p className="hint" id="keep-hint">
        {words.web.staySignedInHint}{' '}
        {fill(
          isShared(location, base) ? words.web.staySignedInShared : words.web.staySignedInRead,
          {
            place: location.host,
          },
        )}
      </p>
    </div>
  );
  const texts = words.web.about;
  return (
    <main className={isAgain ? styles.signIn : `${styles.signIn} ${styles.withAbout}`}>
      <div className={styles.signInTitle}>
        <h1 id="sign-in">{isAgain ? words.web.again : fill(words.web.title, values)}</h1>
        <p>{isAgain ? words.web.againText : texts.what}</p>
      </div>
      <div className={styles.signInForm}>
        {problem && (
          <p className={noticeStyles.bad} role="alert">
            <EditorIcon name="circle-alert" />
            {fill(problem.text, { ...values, ...problem.values })}
          </p>
        )}
        {relay && (
          <button
            className="button go"
            type="button"
            onClick={() => {
              account.rememberChoice(staysSignedIn);
              void startSignIn({ host: repository.host, client: relay.client }).then(
                (failed) => failed && setProblem({ text: words.web.problems[failed] }),
              );
            }}
          >
            {fill(words.web.with, values)}
          </button>
        )}
        {relay && staySignedIn}
        <details open={!relay}>
          <summary hidden={!relay}>{words.web.orToken}</summary>
          <form onSubmit={(event) => void signIn(event)}>
            <div className="field">
              <label htmlFor="token">{words.web.token}</label>
              <input
                className="input"
                id="token"
                type="password"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby="token-hint"
                required
                value={token}
                onChange={({ target }) => setToken(target.value)}
              />
              <p className="hint" id="token-hint">
                {fill(words.web.tokenHint, values)}
              </p>
            </div>
            <details className={folded.folded}>
              <summary>{words.web.howToken}</summary>
              <p>{fill(words.web.tokenRights, values)}</p>
              <ul>
                {rights.map((right) => (
                  <li key={right} lang="en">
                    {right}
                  </li>
                ))}
              </ul>
              <p>
                <a href={repository.host + tokenPage} target="_blank" rel="noreferrer">
                  {words.web.makeToken}
                </a>
              </p>
            </details>
            {!relay && staySignedIn}
            <button className="button go" type="submit" aria-disabled={step !== 'asking'}>
              {words.web.signIn}
            </button>
          </form>
        </details>
        <p role="status">{step === 'asking' ? '' : words.web[step]}</p>
      </div>
      {!isAgain && (
        <dl className={styles.signInAbout}>
          <dt>{texts.need}</dt>
          <dd>{fill(relay ? texts.needAccount : texts.needToken, values)}</dd>
          <dt>{texts.next}</dt>
          <dd>{fill(texts.nextText, values)}</dd>
          <dt>{texts.seen}</dt>
          <dd>{texts.seenText}</dd>
        </dl>
      )}
      {!isAgain && <LanguageChoice />}
    </main>
  );
}
