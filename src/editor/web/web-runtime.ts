import type { EditorRuntime } from '../runtime.ts';
import type { EditorAddresses } from '../web-settings.ts';
import { answerLimit } from '../request-limits.ts';

type AccountActions = NonNullable<EditorRuntime['account']>;

/** The editor on the web: everything comes from the folder of the published site. */
export function webRuntime(
  { base, frame, guide, icons, engine }: EditorAddresses,
  account: AccountActions,
): EditorRuntime {
  const iconTexts = new Map<string, Promise<string | null>>();
  const readLetter = (letter: string): Promise<string | null> => {
    const read = iconTexts.get(letter) ?? readText(`${icons}/${letter}.html`);
    iconTexts.set(letter, read);
    return read;
  };
  return {
    frameOf: () => frame,
    framesThePage: false,
    visitorsSee: (address) => base + address,
    guide,
    worker: engine,
    readIcons: async (names) => {
      const letters = new Set(names.map((name) => name.charAt(0)));
      const texts = await Promise.all(Array.from(letters, readLetter));
      return texts.some((text) => text === null) ? null : texts.join('');
    },
    isOnHost: true,
    showsOtherDays: false,
    account,
  };
}

async function readText(address: string): Promise<string | null> {
  const response = await fetch(address, { signal: answerLimit() }).catch(() => null);
  return response?.ok === true ? response.text().catch(() => null) : null;
}
