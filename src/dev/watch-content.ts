import path from 'node:path';
import { watch } from 'chokidar';

/** Several files are often saved together, and some editors write a file in two steps; in milliseconds. */
const settleTime = 15;

/** What is called about a folder that is watched. */
export type ContentEvents = {
  /** Every later change will be noticed. */
  ready: () => void;
  /** Files were saved, with these names below the folder; without names, some were added or removed. */
  changed: (files?: ReadonlySet<string>) => void;
  /** Some changes will not be noticed, because the system cannot watch as many files. */
  failed: (error: Error) => void;
};

/** Watches the files of a content folder, apart from hidden ones. Returns a function that stops it. */
export function watchContent(contentDir: string, events: ContentEvents): () => void {
  let timer: NodeJS.Timeout | undefined;
  const isHidden = (file: string) =>
    path
      .relative(contentDir, file)
      .split(path.sep)
      .some((step) => /^\.[^.]/.test(step));
  const watcher = watch(contentDir, { ignoreInitial: true, ignored: isHidden });
  watcher.on('ready', events.ready);
  watcher.on('error', (error) =>
    events.failed(error instanceof Error ? error : new Error(String(error))),
  );
  let files: Set<string> | undefined = new Set();
  const report = () => {
    events.changed(files);
    files = new Set();
  };
  watcher.on('all', (event, file) => {
    if (event === 'change') files?.add(path.relative(contentDir, file).replaceAll('\\', '/'));
    else files = undefined;
    clearTimeout(timer);
    timer = setTimeout(report, settleTime);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
