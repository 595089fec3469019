/*
 * Dialogs that choose a value: a link, a picture, a table to paste.
 */
export { FocusPoint } from './FocusPoint.tsx';
export { LinkPicker } from './LinkPicker.tsx';
export { OfferedValues } from './OfferedValues.tsx';
export { OfferPicker } from './OfferPicker.tsx';
export { PasteTable } from './PasteTable.tsx';
export { PictureDescription } from './PictureDescription.tsx';
export { PicturePane } from './PicturePane.tsx';
export { PicturePicker } from './PicturePicker.tsx';
export { FileDrop } from './FileDrop.tsx';
export {
  acceptedFiles,
  FileButton,
  RefusedUploads,
  UploadResult,
  useUpload,
} from './UploadArea.tsx';
