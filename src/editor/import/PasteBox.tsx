import { useId, useState } from 'react';
import { EditorIcon } from '../ui/index.ts';
import { fill } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import { inputOf, type PastedInput } from './pasted-input.ts';
import { importKinds } from './read-file.ts';
import styles from './PasteBox.module.css';

type PasteBoxProps = {
  take: (input: PastedInput) => void;
  refusal: string;
  /** The name of the file that is being read; empty if none. */
  pending: string;
};

export function PasteBox({ take, refusal, pending }: PasteBoxProps) {
  const importWords = currentImportWords();
  const id = useId();
  const [text, setText] = useState('');
  const takeFrom = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const input = inputOf(data);
    if (!input) return;
    event.preventDefault();
    take(input);
  };
  return (
    <div
      className={styles.box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
    >
      <div className={refusal === '' ? 'field' : 'field wrong'}>
        <label htmlFor={id}>{importWords.box}</label>
        <p className="hint" id={`${id}-hint`}>
          {importWords.boxHint}
        </p>
        {refusal !== '' && (
          <p className="message" role="alert" id={`${id}-wrong`}>
            {refusal}
          </p>
        )}
        <textarea
          className="input"
          id={id}
          aria-describedby={refusal === '' ? `${id}-hint` : `${id}-hint ${id}-wrong`}
          aria-invalid={refusal !== '' || undefined}
          data-first=""
          rows={8}
          spellCheck={false}
          value={text}
          onPaste={(event) => takeFrom(event, event.clipboardData)}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={styles.actions}>
        {text.trim() !== '' && (
          <button
            className="button go"
            type="button"
            onClick={() => take({ html: '', text, files: [] })}
          >
            {importWords.read}
          </button>
        )}
        <label className="button">
          <EditorIcon name="upload" />
          {importWords.chooseFile}
          <input
            className="vh"
            type="file"
            accept={[...importKinds, 'image/*'].join(',')}
            multiple
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0) take({ html: '', text: '', files });
            }}
          />
        </label>
        <p className="hint">{fill(importWords.fileHint, { kinds: importKinds.join(', ') })}</p>
      </div>
      <p className="hint" role="status">
        {pending !== '' && fill(importWords.reading, { name: pending })}
      </p>
    </div>
  );
}
