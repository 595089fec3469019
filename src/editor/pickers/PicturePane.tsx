import type { DragEvent, ReactNode } from 'react';
import { PictureUpload, type Upload } from './PictureUpload.tsx';

/** What a dialog about a picture consists of: the upload, which a picture may be dropped or pasted on anywhere, and the rest. */
export function PicturePane({ upload, children }: { upload: Upload; children: ReactNode }) {
  const takeFirst = ([file]: FileList) => {
    if (file) upload.take(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFirst(event.dataTransfer.files);
  };
  return (
    <div
      className="picture-picker"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={({ clipboardData }) => takeFirst(clipboardData.files)}
    >
      <div className="picture-upload">
        <PictureUpload upload={upload} />
      </div>
      {children}
    </div>
  );
}
