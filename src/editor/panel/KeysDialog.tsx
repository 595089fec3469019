import { useEffect, useRef } from 'react';
import { pressedKey, keyTable } from '../keys.ts';
import { useWords } from '../words/index.ts';
import {
  DialogHead,
  storedChoice,
  useStoredChoice,
  chooserDialogStyles as chooser,
  Checkbox,
} from '../ui/index.ts';
import styles from './KeysDialog.module.css';

/** Whether the key `?` works: people who dictate may press a character key by mistake. */
const singleKey = { name: 'single-key', options: ['on', 'off'] } as const;

export function KeysDialog({ close }: { close: () => void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [single, setSingle] = useStoredChoice(singleKey.name, singleKey.options);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={chooser.chooser} aria-labelledby="keys-title" onClose={close}>
      <DialogHead id="keys-title" title={words.keys.title} close={() => dialog.current?.close()}>
        {null}
      </DialogHead>
      {/* It is scrollable, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={chooser.body} tabIndex={0} role="region" aria-labelledby="keys-title">
        <table className={styles.keys}>
          <tbody>
            {keyTable().map(([keys, row]) => (
              <tr key={row}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{words.keys.what[row]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Checkbox
          checked={single === 'on'}
          aria-describedby="single-key-hint"
          turn={(isOn) => setSingle(isOn ? 'on' : 'off')}
        >
          {words.keys.single}
        </Checkbox>
        <p className="hint" id="single-key-hint">
          {words.keys.singleHint}
        </p>
      </div>
    </dialog>
  );
}

const takesText = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Opens the table on `?`, unless a text has the focus. Returns a function that stops listening. */
export function listenForKeysHelp(target: Document, open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (pressedKey(event, ['keys']) === null || target.activeElement?.closest(takesText)) return;
    if (document.querySelector('dialog[open]')) return;
    if (storedChoice(singleKey.name, singleKey.options) === 'off') return;
    event.preventDefault();
    open();
  };
  target.addEventListener('keydown', press);
  return () => target.removeEventListener('keydown', press);
}
