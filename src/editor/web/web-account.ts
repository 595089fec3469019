import type { Session } from '../session/index.ts';
import {
  type FinishedSignIn,
  safeStorage,
  tokenStorage,
  type TokenStorage,
} from '../sign-in/index.ts';
import {
  type Account,
  type GitHost,
  type MissingRight,
  copiedHost,
  type CopiedHost,
  githubHost,
  SiteCopy,
} from '../store/index.ts';
import type { WebSettings } from '../web-settings.ts';
import { currentWords, fill } from '../words/index.ts';
import { enterSite, named, type Refusal } from './enter-site.ts';
import { openHostedCopy, openHostedSession, type HostedSite } from './open-hosted-session.ts';
import { webRuntime } from './web-runtime.ts';
import { answerLimit } from '../request-limits.ts';

/** In session storage: whether the person who has left for the host wants to stay signed in. */
const stayEntry = 'sign-in-keep';

/** The account on the web: the token, the git host, and the open session. */
export class WebAccount {
  readonly settings: WebSettings;
  readonly #keeper: TokenStorage;
  readonly #host: GitHost;
  readonly #copied: CopiedHost;
  readonly #copy: SiteCopy;
  readonly #tab = safeStorage();
  #name = '';
  /** The account whose work is open. */
  #login = '';
  #others: readonly string[] = [];
  #missing: readonly MissingRight[] = [];
  /** Null until the site is open. */
  session: Session | null = null;
  #askAgain: () => void = () => undefined;

  constructor(settings: WebSettings) {
    this.settings = settings;
    const { repository, folder } = settings;
    const site = `${repository.host}/${repository.owner}/${repository.name}/${folder}`;
    this.#keeper = tokenStorage({ site, now: Date.now });
    this.#copy = new SiteCopy(site);
    this.#copied = copiedHost({
      host: githubHost({ ...repository, folder, token: this.#keeper.token, now: Date.now }),
      copy: this.#copy,
      isCopied: () => this.#keeper.isForDay(),
      isAway: () => !navigator.onLine,
    });
    this.#host = this.#copied.host;
  }

  /** Calls back when the token is no longer accepted and the person wants to sign in again. */
  onAskAgain(listener: () => void): void {
    this.#askAgain = listener;
  }

  /** Call it before leaving for the host's page. */
  rememberChoice(staysSignedIn: boolean): void {
    if (staysSignedIn) this.#tab.write(stayEntry, '');
    else this.#tab.remove(stayEntry);
  }

  /**
   * Completes sign-in after the redirect from the host, or with a stored token; null if that succeeds or there is
   * nothing to complete.
   */
  async resume(arrived: FinishedSignIn): Promise<Refusal | null> {
    const words = currentWords();
    if (arrived.kind === 'refused') return { text: words.web.problems[arrived.problem] };
    if (arrived.kind === 'signed-in') {
      const forDay = this.#tab.read(stayEntry) !== null;
      this.#keeper.store(arrived.token, { forDay, expires: arrived.expires });
    }
    if (this.#keeper.token() !== null) return this.#enter(() => undefined);
    // The day has ended: without a network nobody can sign in, but the work continues.
    if (await isAway(this.settings.lastBuild)) await this.#openCopy();
    return null;
  }

  /** Signs in with a token; `opening` is called once it is accepted. Returns why that failed, or null. */
  signIn(token: string, staysSignedIn: boolean, opening: () => void): Promise<Refusal | null> {
    this.#keeper.store(token, { forDay: staysSignedIn, expires: null });
    // Others use this device.
    if (!staysSignedIn) void this.#copy.delete().catch(() => undefined);
    return this.#enter(opening);
  }

  #enter(opening: () => void): Promise<Refusal | null> {
    return enterSite(
      {
        host: this.#host,
        keeper: this.#keeper,
        enter: (account, missing) => this.#open(account, missing),
        enterCopy: () => this.#openCopy(),
      },
      opening,
    );
  }

  async #open(account: Account, missing: readonly MissingRight[]): Promise<Refusal | null> {
    const words = currentWords();
    if (this.session && account.login !== this.#login) {
      // With this token, the open work would be stored and published in another's name.
      this.#keeper.forget();
      const values = { first: this.#name, second: account.name };
      return { text: words.web.otherAccount, values };
    }
    this.#name = account.name;
    this.#missing = missing;
    if (this.session) {
      void this.session.save();
      return null;
    }
    this.#login = account.login;
    this.session = await openHostedSession(this.#site(), account);
    return this.session ? null : { text: words.web.noBuild };
  }

  /** Opens the site as last read in this browser; returns whether it could. */
  async #openCopy(): Promise<boolean> {
    if (this.session) return false;
    const stored = await this.#copy.account();
    if (!stored) return false;
    this.#name = stored.account.name;
    this.#login = stored.account.login;
    this.#missing = stored.missing;
    this.session = await openHostedCopy(this.#site(), stored.account);
    return this.session !== null;
  }

  #site(): HostedSite {
    const runtime = webRuntime(this.settings, {
      name: () => this.#name,
      notice: () => this.#notice(),
      signInAgain: () => this.#askAgain(),
      signOut: () => void this.#signOut(),
    });
    const others = (logins: readonly string[]) => {
      this.#others = logins;
    };
    return { settings: this.settings, copied: this.#copied, copy: this.#copy, runtime, others };
  }

  /** What a signed-in person should know: missing rights, and whose work also waits here. */
  #notice(): string {
    const words = currentWords();
    const rights = named(this.#missing);
    const names = this.#others.join(', ');
    return [
      ...(rights === '' ? [] : [fill(words.web.missing, { rights })]),
      ...(names === '' ? [] : [fill(words.web.othersWork, { names })]),
    ].join(' ');
  }

  async #signOut(): Promise<void> {
    const words = currentWords();
    const isSafe = !this.session || ['nothing', 'saved'].includes(this.session.state.saveStatus);
    if (!isSafe && !confirm(words.web.unsaved)) return;
    this.#keeper.forget();
    await this.#copy.delete().catch(() => undefined);
    location.replace(location.pathname);
  }
}

/** Whether the site is unreachable. Asks at an address that neither a worker nor the browser's cache answers. */
async function isAway(address: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  const options = { method: 'HEAD', cache: 'no-store', signal: answerLimit() } as const;
  const response = await fetch(address, options).catch(() => null);
  return response === null;
}
