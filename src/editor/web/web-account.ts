import type { Session } from '../session/session.ts';
import type { FinishedSignIn } from '../sign-in/sign-in-relay.ts';
import { safeStorage } from '../sign-in/safe-storage.ts';
import { tokenStorage, type TokenStorage } from '../sign-in/token-storage.ts';
import type { Account, GitHost, MissingRight } from '../store/git-host/git-host.ts';
import { githubHost } from '../store/git-host/github.ts';
import type { WebSettings } from '../web-settings.ts';
import { fill, words } from '../words/words.ts';
import { enterSite, named, type Refusal } from './enter-site.ts';
import { openHostedSession } from './open-hosted-session.ts';
import { webRuntime } from './web-runtime.ts';

/** In session storage: whether the person who has left for the host wants to stay signed in. */
const stayEntry = 'sign-in-keep';

/** Whoever edits on the web: the token, the git host, and the open session. */
export class WebAccount {
  readonly settings: WebSettings;
  readonly #keeper: TokenStorage;
  readonly #host: GitHost;
  readonly #tab = safeStorage();
  #name = '';
  #missing: readonly MissingRight[] = [];
  /** Null until the site is open. */
  session: Session | null = null;
  #askAgain: () => void = () => undefined;

  constructor(settings: WebSettings) {
    this.settings = settings;
    const { repository, folder } = settings;
    const site = `${repository.host}/${repository.owner}/${repository.name}/${folder}`;
    this.#keeper = tokenStorage({ site, now: Date.now });
    this.#host = githubHost({
      ...repository,
      folder,
      token: this.#keeper.token,
      now: Date.now,
    });
  }

  /** Calls back when the token is no longer accepted and the person wants to sign in again. */
  onAskAgain(listener: () => void): void {
    this.#askAgain = listener;
  }

  /** Before leaving for the host's page: whether to stay signed in afterwards. */
  rememberChoice(staysSignedIn: boolean): void {
    if (staysSignedIn) this.#tab.write(stayEntry, '');
    else this.#tab.remove(stayEntry);
  }

  /** Goes on with what the host has led back with, or with a token of this day; null if that is all right. */
  async resume(arrived: FinishedSignIn): Promise<Refusal | null> {
    if (arrived.kind === 'refused') return { text: words.web.problems[arrived.problem] };
    if (arrived.kind === 'signed-in') {
      const forDay = this.#tab.read(stayEntry) !== null;
      this.#keeper.store(arrived.token, { forDay, expires: arrived.expires });
    }
    return this.#keeper.token() === null ? null : this.#enter(() => undefined);
  }

  /** Signs in with a token; `opening` is called when it was accepted. Returns why that is not possible, or null. */
  signIn(token: string, staysSignedIn: boolean, opening: () => void): Promise<Refusal | null> {
    this.#keeper.store(token, { forDay: staysSignedIn, expires: null });
    return this.#enter(opening);
  }

  #enter(opening: () => void): Promise<Refusal | null> {
    return enterSite(
      {
        host: this.#host,
        keeper: this.#keeper,
        enter: (account, missing) => this.#open(account, missing),
      },
      opening,
    );
  }

  async #open(account: Account, missing: readonly MissingRight[]): Promise<boolean> {
    this.#name = account.name;
    this.#missing = missing;
    if (this.session) {
      void this.session.save();
      return true;
    }
    const runtime = webRuntime(this.settings, {
      name: () => this.#name,
      notice: () =>
        this.#missing.length === 0 ? '' : fill(words.web.missing, { rights: named(this.#missing) }),
      signInAgain: () => this.#askAgain(),
      signOut: () => this.#signOut(),
    });
    this.session = await openHostedSession(this.settings, this.#host, account, runtime);
    return this.session !== null;
  }

  #signOut(): void {
    const isSafe = !this.session || ['nothing', 'saved'].includes(this.session.state.saveStatus);
    if (!isSafe && !confirm(words.web.unsaved)) return;
    this.#keeper.forget();
    location.replace(location.pathname);
  }
}
