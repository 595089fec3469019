export type TokenStorage = {
  /** Null if nobody is signed in. */
  token(): string | null;
  isForDay(): boolean;
  /**
   * Keeps a token until this page closes, or, with `forDay`, in this browser for a day.
   * @param expires When the host no longer accepts it, in milliseconds since 1970; null if unknown.
   */
  store(token: string, options: { forDay: boolean; expires: number | null }): void;
  /** Signs out, in all tabs of this browser. */
  forget(): void;
};

type TokenStorageParts = {
  /** Distinguishes the sites of an origin. */
  site: string;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Opens the storage of this browser, which may forbid it. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

type StoredToken = { token: string; until: number };

const day = 24 * 60 * 60 * 1000;

/** Opens a site's token in this browser, and removes it after its day. */
export function tokenStorage({
  site,
  now,
  storage = () => localStorage,
}: TokenStorageParts): TokenStorage {
  const entry = `token ${site}`;
  let current: StoredToken | null = null;
  let staysSignedIn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where a browser forbids storage, only the page keeps the token. */
  const withStorage = <Result>(
    use: (opened: ReturnType<typeof storage>) => Result,
  ): Result | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };

  const drop = () => {
    clearTimeout(timer);
    current = null;
    staysSignedIn = false;
    withStorage((opened) => opened.removeItem(entry));
  };

  const take = (next: StoredToken) => {
    clearTimeout(timer);
    current = next;
    if (Number.isFinite(next.until)) timer = setTimeout(drop, Math.min(next.until - now(), day));
  };

  /** Takes over what the browser keeps, from this tab or another. */
  const takeStored = (text: string | null) => {
    const read = parse(text);
    // More than a day remains only if this computer's clock was set back.
    if (read && read.until > now() && read.until <= now() + day) {
      take(read);
      staysSignedIn = true;
    } else drop();
  };
  takeStored(withStorage((opened) => opened.getItem(entry)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === entry) takeStored(newValue);
  });

  return {
    token: () => {
      // A computer that slept has missed its timers.
      if (current && current.until <= now()) drop();
      return current?.token ?? null;
    },
    isForDay: () => staysSignedIn,
    store: (token, { forDay, expires }) => {
      const next = {
        token,
        until: Math.min(expires ?? Infinity, forDay ? now() + day : Infinity),
      };
      take(next);
      staysSignedIn = forDay;
      withStorage((opened) =>
        forDay ? opened.setItem(entry, JSON.stringify(next)) : opened.removeItem(entry),
      );
    },
    forget: drop,
  };
}

/** Null if this editor has not stored it. */
function parse(text: string | null): StoredToken | null {
  try {
    const { token, until } = Object(JSON.parse(text ?? 'null'));
    return typeof token === 'string' && typeof until === 'number' ? { token, until } : null;
  } catch {
    return null;
  }
}
