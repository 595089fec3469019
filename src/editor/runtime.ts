import { devGuide } from '../edit-protocol/guide-address.ts';
import { inEditor } from '../edit-protocol/in-editor.ts';
import { answerLimit } from './request-limits.ts';

/** Where the editor runs: the URLs of what it loads, and what can be done there. */
export type EditorRuntime = {
  /** The URL of the document in which the page of an address is shown. */
  frameOf(address: string): string;
  /** Whether that document is the page itself, and not one that the page is still to be put into. */
  framesThePage: boolean;
  /** The URL at which visitors see the page of an address. */
  visitorsSee(address: string): string;
  /** The URL of the editors' guide. */
  guide: string;
  /** The URL of the script that workers run. */
  worker: string;
  /** The SVG symbols of icons, as HTML; null if they cannot be loaded. */
  readIcons(names: readonly string[]): Promise<string | null>;
  /**
   * Whether that document belongs to the published site: its addresses begin with the folder that the site is in, and no
   * inline script runs that the build has not seen.
   */
  isOnHost: boolean;
  /** Whether pages can be shown as they are on another day. */
  showsOtherDays: boolean;
  /** On the web: who is signed in, and how to sign in and out. Null on the computer that has the files. */
  account: {
    name(): string;
    /** What cannot be shown because the token lacks rights that editing does not need; empty if nothing. */
    notice(): string;
    /** The token is no longer accepted: asks for another one without leaving the page. */
    signInAgain(): void;
    /** Null where signing out is not up to the editor. */
    signOut: (() => void) | null;
  } | null;
};

/** The editor of `npm start`: the development server sends everything. */
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
