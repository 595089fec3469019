/** Storage of a tab until it closes. Where a browser forbids storage, it is empty. */
export type SafeStorage = {
  read(name: string): string | null;
  /** Returns whether it was stored. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
};

/** The storage of this tab; `open` may throw, as the browser's does. */
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
        // Nothing to remove.
      }
    },
  };
}
