import { EditorIcon } from './EditorIcon.tsx';

/** `label` is its accessible name. */
export const CloseButton = ({ label, close }: { label: string; close: () => void }) => (
  <button className="button square flat" type="button" aria-label={label} onClick={close}>
    <EditorIcon name="x" />
  </button>
);
