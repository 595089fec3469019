import {
  formatOf,
  openText,
  mayBeFormer,
  upgradeText,
  type Store,
  type StoredSite,
} from '../../content/index.ts';

/** Versions in the history may be of any format. */
const firstFormat = 1;

const textIn = (file: string, text: string, format: number): string =>
  mayBeFormer(file, text, format) ? (upgradeText(file, text, format)?.text ?? text) : text;

function textsIn(
  texts: Readonly<Record<string, string | null>>,
  format: number,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, text && textIn(file, text, format)]),
  );
}

/** A stored site in the present format. The files that it shares with a known one are in it already. */
function siteIn(site: StoredSite, earlier: StoredSite | undefined, format: number): StoredSite {
  const published = site.published && textsIn(site.published, firstFormat);
  const files = Object.entries(site.files === earlier?.files ? {} : site.files).flatMap(
    ([name, file]) => {
      if (file === earlier?.files[name] || file.ofBytes.length > 0) return [];
      const text = textIn(name, file.text, format);
      return text === file.text ? [] : [[name, { ...file, text }] as const];
    },
  );
  if (files.length === 0) return { ...site, published };
  return { ...site, published, files: { ...site.files, ...Object.fromEntries(files) } };
}

/** Reads the site of a store in the present format. */
function siteReader(store: Store): Store['read'] {
  /** The format that the stored settings state. A site that was read before is in the present format. */
  let format = firstFormat;
  return async (earlier) => {
    const site = await store.read(earlier);
    const settings = site.files['site.yaml'];
    if (earlier && settings?.hash === earlier.files['site.yaml']?.hash)
      return siteIn(site, earlier, format);
    format = formatOf(openText(settings?.text ?? '')?.value);
    // With another format, all files may mean something else.
    return siteIn(earlier?.revision === undefined ? site : await store.read(), undefined, format);
  };
}

/**
 * A store whose content is edited in the present format, whatever format its files have: saving rewrites a file, and
 * versions from the history fit the present files.
 */
export const inCurrentFormat = (store: Store): Store => ({
  savePause: store.savePause,
  saveGap: store.saveGap,
  read: siteReader(store),
  save: async (files) => {
    const answer = await store.save(files);
    if (answer.kind !== 'changed') return answer;
    const found = Object.entries(answer.files).map(([name, file]) => [
      name,
      { ...file, text: file.text && textIn(name, file.text, firstFormat) },
    ]);
    return { ...answer, files: Object.fromEntries(found) };
  },
  upload: (folder, name, bytes) => store.upload(folder, name, bytes),
  publish: (request) => store.publish(request),
  history: (file) => store.history(file),
  lastChange: (file, of) => store.lastChange(file, of),
  version: async (request) => textsIn(await store.version(request), firstFormat),
  progress: store.progress?.bind(store),
  preview: store.preview?.bind(store),
  links: store.links,
  others: store.others?.bind(store),
  watch: (changed) => store.watch(changed),
});
