import type { ReactNode } from 'react';
import type { FileUpload } from './UploadArea.tsx';

type FileDropProps = { upload: FileUpload; className?: string | undefined; children: ReactNode };

/** Takes a file that is dropped or pasted anywhere in it. */
export function FileDrop({ upload, className, children }: FileDropProps) {
  const takeFirst = ([file]: FileList) => {
    if (file) upload.take(file);
    return file !== undefined;
  };
  return (
    <div
      className={className}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (takeFirst(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={({ clipboardData }) => takeFirst(clipboardData.files)}
    >
      {children}
    </div>
  );
}
