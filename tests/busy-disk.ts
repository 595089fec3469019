import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

type BusyDisk = {
  /** What Windows answers while a scanner, an editor or a backup has a file open. */
  code: 'EPERM' | 'EACCES' | 'EBUSY';
  /** How often each file is refused; Infinity: it stays open. */
  refusals: number;
  /** The files that others have open. */
  isOpen?: (file: string) => boolean;
};

const replacing = { renameSync: 'rename', rmSync: 'rm', unlinkSync: 'unlink' } as const;

/**
 * Until the test ends, files cannot be replaced or removed at once: as on Windows while other programs read them. Nothing
 * waits; the answer tells how many milliseconds were to be waited.
 */
export function keepFilesOpen({ code, refusals, isOpen = () => true }: BusyDisk) {
  const refused = new Map<string, number>();
  const waited = { milliseconds: 0 };
  vi.spyOn(Atomics, 'wait').mockImplementation((_array, _index, _value, timeout = 0) => {
    waited.milliseconds += timeout;
    return 'timed-out';
  });
  const original = { ...fs };
  const restore = () => {
    for (const name of ['renameSync', 'rmSync', 'unlinkSync'] as const) {
      Object.assign(fs, { [name]: original[name] });
    }
    fs.promises.rename = originalRename;
    syncBuiltinESMExports();
  };
  const originalRename = fs.promises.rename;
  /** @throws while the file is open: for a file that is renamed, the one that it is to replace. */
  const refuse = (syscall: string, args: unknown[]) => {
    const file = String(syscall === 'rename' ? args[1] : args[0]);
    const count = refused.get(file) ?? 0;
    if (count >= refusals || !isOpen(file)) return;
    refused.set(file, count + 1);
    const paths = syscall === 'rename' ? { path: args[0], dest: file } : { path: file };
    throw Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, ...paths });
  };
  for (const [name, syscall] of Object.entries(replacing)) {
    const step: unknown = Reflect.get(fs, name);
    if (typeof step !== 'function') continue;
    const busy = (...args: unknown[]): unknown => {
      // Files of the program itself, which nobody else has opened yet, may be absent.
      if (syscall === 'rename' || original.existsSync(String(args[0]))) refuse(syscall, args);
      return Reflect.apply(step, fs, args);
    };
    Object.assign(fs, { [name]: busy });
  }
  fs.promises.rename = async (from, to) => {
    refuse('rename', [from, to]);
    return originalRename(from, to);
  };
  syncBuiltinESMExports();
  onTestFinished(restore);
  return { waited, restore };
}
