import { useEffect, useRef, useState } from 'react';
import type { Session, RefusedUpload } from '../session/index.ts';
import { EditorIcon, fieldAround, noticeBoxStyles as noticeStyles } from '../ui/index.ts';
import type { UploadFolder } from '../../content/index.ts';
import { attachmentEndings } from '../../site/index.ts';
import { fill, useWords } from '../words/index.ts';
import styles from './UploadArea.module.css';

type UploadState =
  | { kind: 'ready' }
  | { kind: 'under-way'; name: string }
  | { kind: 'taken'; name: string }
  | ({ kind: 'refused' } & RefusedUpload);

export type FileUpload = {
  folder: UploadFolder;
  state: UploadState;
  take: (file: File) => void;
};

type UploadOptions = {
  folder: UploadFolder;
  /** Receives the file's name when it is available. */
  onUploaded: (name: string) => void;
  /** The id of a field that an upload still lacks, such as its description. */
  lacking?: string;
};

/** Which files a device offers for a folder. */
export const acceptedFiles: Record<UploadFolder, string> = {
  images: 'image/*',
  files: Array.from(attachmentEndings, (ending) => `.${ending}`).join(','),
};

/** Uploads a photograph or a document, then moves to what it lacks. */
export function useUpload(session: Session, options: UploadOptions): FileUpload {
  const { folder, onUploaded, lacking } = options;
  const [uploads, setUploads] = useState(0);
  useEffect(() => {
    const field = uploads === 0 || !lacking ? null : document.getElementById(lacking);
    if (!field) return;
    field.focus({ preventScroll: true });
    fieldAround(field).scrollIntoView({ block: 'nearest' });
  }, [uploads, lacking]);
  const [state, setState] = useState<UploadState>({ kind: 'ready' });
  const take = async (file: File) => {
    const { name } = file;
    setState({ kind: 'under-way', name });
    const answer = await session.upload(folder, file);
    if (answer.kind === 'taken') {
      setState({ kind: 'taken', name });
      onUploaded(answer.upload.stored.name);
      setUploads((count) => count + 1);
    } else setState({ kind: 'refused', name, reason: answer.reason });
  };
  return { folder, state, take: (file) => void take(file) };
}

/** The area to drop, paste or choose a photograph or a document, and the result. */
export function UploadArea({ upload }: { upload: FileUpload }) {
  const words = useWords();
  const { folder, take } = upload;
  const { drop, dropHint } = folder === 'images' ? words.picture : words.document;
  return (
    <>
      <div className={styles.drop}>
        <p>
          <b>{drop}</b> {dropHint}
        </p>
        {folder === 'images' && (
          <div className={styles.camera}>
            <FileButton
              icon="camera"
              label={words.picture.camera}
              folder={folder}
              isPhoto
              take={take}
            />
          </div>
        )}
        <div>
          <FileButton icon="upload" label={words.picture.chooseFile} folder={folder} take={take} />
        </div>
      </div>
      <UploadResult upload={upload} />
    </>
  );
}

/** What has become of an upload, in words. */
export function UploadResult({ upload: { state } }: { upload: FileUpload }) {
  const words = useWords();
  return (
    <>
      <p className="hint" role="status">
        {state.kind === 'under-way' && fill(words.picture.inProgress, state)}
        {state.kind === 'taken' && fill(words.picture.taken, state)}
      </p>
      <RefusedUploads refused={state.kind === 'refused' ? [state] : []} />
    </>
  );
}

/** The files that were not taken, each with the reason. */
export function RefusedUploads({ refused }: { refused: readonly RefusedUpload[] }) {
  const words = useWords();
  return (
    refused.length > 0 && (
      <div className={noticeStyles.bad} role="alert">
        <EditorIcon name="circle-alert" />
        <ul>
          {refused.map((one) => (
            <li key={one.name}>
              <b>{fill(words.picture.notTaken, one)}</b> {words.picture.refusals[one.reason]}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

type FileButtonProps = {
  label: string;
  icon: 'upload' | 'camera';
  folder: UploadFolder;
  /** Whether a phone opens its camera at once. */
  isPhoto?: boolean;
  take: FileUpload['take'];
};

/** A button that lets the device choose a file. */
export function FileButton({ label, icon, folder, isPhoto = false, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        className="vh"
        type="file"
        ref={input}
        accept={acceptedFiles[folder]}
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
    </>
  );
}
