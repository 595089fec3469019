/** What a tab stores until it is closed. A browser may forbid storage: then nothing is found. */
export type SafeStorage = {
  read(name: string): string | null;
  /** Returns whether it was stored. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
};

/** The storage of this tab; `open` may fail, as the browser's does. */
export function safeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
): SafeStorage {
  return {
    read: (name) => {
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    write: (name, value) => {
      try {
        open().setItem(name, value);
        return true;
      } catch {
        return false;
      }
    },
    remove: (name) => {
      try {
        open().removeItem(name);
      } catch {
        // There is nothing to remove.
      }
    },
  };
}
