import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/index.ts';
import { EditorIcon, fieldAround, noticeBoxStyles as noticeStyles } from '../ui/index.ts';
import { StoreUnavailable, type PictureRefusal } from '../../content/index.ts';
import { fill, useWords } from '../words/index.ts';
import styles from './PictureUpload.module.css';

type UploadState =
  | { kind: 'ready' }
  | { kind: 'under-way'; name: string }
  | { kind: 'taken'; name: string }
  | { kind: 'refused'; name: string; reason: PictureRefusal | 'away' };

export type Upload = { state: UploadState; take: (file: File) => void };

type UploadOptions = {
  /** Receives the picture's name when it is available. */
  onUploaded: (name: string) => void;
  /** The id of the description field, which an upload still lacks. */
  lacking: string;
};

/** Uploads a photograph, then moves to its description. */
export function useUpload(session: Session, { onUploaded, lacking }: UploadOptions): Upload {
  const [uploads, setUploads] = useState(0);
  useEffect(() => {
    if (uploads === 0) return;
    const field = document.getElementById(lacking);
    if (!field) return;
    field.focus({ preventScroll: true });
    fieldAround(field).scrollIntoView({ block: 'nearest' });
  }, [uploads, lacking]);
  const [state, setState] = useState<UploadState>({ kind: 'ready' });
  const take = async (file: File) => {
    const { name } = file;
    setState({ kind: 'under-way', name });
    const answer = await session.uploadPicture(file).catch((error: Error) => {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    });
    if (answer?.kind === 'taken') {
      setState({ kind: 'taken', name });
      onUploaded(answer.picture.name);
      setUploads((count) => count + 1);
    } else setState({ kind: 'refused', name, reason: answer?.reason ?? 'away' });
  };
  return { state, take: (file) => void take(file) };
}

/** The area to drop, paste or choose a photograph, and the result. */
export function PictureUpload({ upload: { state, take } }: { upload: Upload }) {
  const words = useWords();
  return (
    <>
      <div className={styles.drop}>
        <p>
          <b>{words.picture.drop}</b> {words.picture.dropHint}
        </p>
        <FileButton
          className={styles.camera}
          icon="camera"
          label={words.picture.camera}
          isPhoto
          take={take}
        />
        <FileButton icon="upload" label={words.picture.chooseFile} take={take} />
      </div>
      <p className="hint" role="status">
        {state.kind === 'under-way' && fill(words.picture.inProgress, state)}
        {state.kind === 'taken' && fill(words.picture.taken, state)}
      </p>
      {state.kind === 'refused' && (
        <div className={noticeStyles.bad} role="alert">
          <EditorIcon name="circle-alert" />
          <p>
            <b>{fill(words.picture.notTaken, state)}</b> {words.picture.refusals[state.reason]}
          </p>
        </div>
      )}
    </>
  );
}

type FileButtonProps = {
  label: string;
  icon: 'upload' | 'camera';
  className?: string | undefined;
  /** Whether a phone opens its camera at once. */
  isPhoto?: boolean;
  take: Upload['take'];
};

function FileButton({ label, icon, className, isPhoto = false, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={className}>
      <input
        className="vh"
        type="file"
        ref={input}
        accept="image/*"
        capture={isPhoto ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
        tabIndex={-1}
      />
      <button className="button" type="button" onClick={() => input.current?.click()}>
        <EditorIcon name={icon} />
        {label}
      </button>
    </div>
  );
}
