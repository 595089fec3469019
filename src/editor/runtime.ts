import { devGuide, inEditor } from '../content/index.ts';
import { answerLimit } from './request-limits.ts';

/** Where the editor runs: the URLs of what it loads, and what it can do there. */
export type EditorRuntime = {
  frameOf(address: string): string;
  /** Whether that document is the page itself, rather than an empty one that the page is put into. */
  framesThePage: boolean;
  visitorsSee(address: string): string;
  guide: string;
  worker: string;
  /** The SVG symbols of icons, as HTML; null if they fail to load. */
  readIcons(names: readonly string[]): Promise<string | null>;
  /**
   * Whether that document belongs to the published site: its addresses begin with the site's folder, and only inline
   * scripts of the build run.
   */
  isOnHost: boolean;
  showsOtherDays: boolean;
  /** On the web: who is signed in, and how to sign in and out. Null on the computer with the files. */
  account: {
    name(): string;
    /** Names what cannot be shown because the token lacks rights that editing does not need; or empty. */
    notice(): string;
    signInAgain(): void;
    /** Null where somebody else handles signing out. */
    signOut: (() => void) | null;
  } | null;
};

/** For `npm start`: the development server sends everything. */
export const devRuntime: EditorRuntime = {
  frameOf: (address) => `${address}?${inEditor}`,
  framesThePage: true,
  visitorsSee: (address) => address,
  guide: devGuide,
  worker: '',
  readIcons: async (names) => {
    const address = `/@edit/icons?names=${names.join(',')}`;
    const response = await fetch(address, { signal: answerLimit() }).catch(() => null);
    return response?.ok === true ? response.text().catch(() => null) : null;
  },
  isOnHost: false,
  showsOtherDays: true,
  account: null,
};
