import type { Account, GitHost, MissingRight, SignInAnswer } from '../store/index.ts';
import { StoreUnavailable } from '../../content/index.ts';
import type { TokenStorage } from '../sign-in/index.ts';
import { currentWords } from '../words/index.ts';

/** Why somebody cannot sign in: a sentence, and its values. */
export type Refusal = { text: string; values?: Record<string, string> };

type Entry = {
  host: Pick<GitHost, 'signIn'>;
  keeper: TokenStorage;
  /** Opens the site, whose editor names missing rights; returns why it could not, or null. */
  enter: (account: Account, missing: readonly MissingRight[]) => Promise<Refusal | null>;
  /** Opens the site as last read here; returns whether it could. */
  enterCopy: () => Promise<boolean>;
};

/**
 * Signs in with the stored token and opens the site; `opening` is called in between. Without a network it opens the
 * copy of the site. Returns null if it is open.
 */
export async function enterSite(
  { host, keeper, enter, enterCopy }: Entry,
  opening: () => void,
): Promise<Refusal | null> {
  try {
    const answer = await host.signIn();
    if (answer.kind !== 'signed-in') {
      keeper.forget();
      return refusalOf(answer);
    }
    opening();
    return await enter(answer.account, answer.missing);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    if (error.problem === null && (await enterCopy())) return null;
    return reasonOf(error);
  }
}

function refusalOf(answer: Exclude<SignInAnswer, { kind: 'signed-in' }>): Refusal {
  const words = currentWords();
  switch (answer.kind) {
    case 'unknown-token':
      return { text: words.web.unknownToken };
    case 'no-repository':
      return { text: words.web.noRepository };
    case 'no-rights':
      return { text: words.web.noRights, values: { rights: named(answer.missing) } };
  }
}

export const named = (missing: readonly MissingRight[]): string =>
  missing.map(({ right }) => right).join(', ');

function reasonOf({ problem, message }: StoreUnavailable): Refusal {
  const words = currentWords();
  switch (problem) {
    case null:
      return { text: words.web.away };
    case 'busy':
      return { text: words.web.busy };
    case 'signed-out':
      return { text: words.web.unknownToken };
    default:
      return { text: words.web.refused, values: { reason: message } };
  }
}
