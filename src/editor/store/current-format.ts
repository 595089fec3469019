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

function siteIn(site: StoredSite): StoredSite {
  const format = formatOf(openText(site.files['site.yaml']?.text ?? '')?.value);
  return {
    ...site,
    files: Object.fromEntries(
      Object.entries(site.files).map(([name, file]) => [
        name,
        file.ofBytes.length > 0 ? file : { ...file, text: textIn(name, file.text, format) },
      ]),
    ),
    published: site.published && textsIn(site.published, firstFormat),
  };
}

/**
 * A store whose content is edited in the present format, whatever format its files have: saving rewrites a file, and
 * versions from the history fit the present files.
 */
export const inCurrentFormat = (store: Store): Store => ({
  savePause: store.savePause,
  saveGap: store.saveGap,
  read: async () => siteIn(await store.read()),
  save: async (files) => {
    const answer = await store.save(files);
    if (answer.kind !== 'changed') return answer;
    const found = Object.entries(answer.files).map(([name, file]) => [
      name,
      { ...file, text: file.text && textIn(name, file.text, firstFormat) },
    ]);
    return { ...answer, files: Object.fromEntries(found) };
  },
  uploadPicture: (name, bytes) => store.uploadPicture(name, bytes),
  publish: (request) => store.publish(request),
  history: (file) => store.history(file),
  version: async (request) => textsIn(await store.version(request), firstFormat),
  progress: store.progress?.bind(store),
  preview: store.preview?.bind(store),
  others: store.others?.bind(store),
  watch: (changed) => store.watch(changed),
});
