/*
 * Dialogs, lists, buttons, icons and the focus. It knows no site.
 */
export { afterPress, followPresses } from './after-press.ts';
export { default as actionListStyles } from './ActionList.module.css';
export { default as actionRowStyles } from './ActionRow.module.css';
export { default as bubbleStyles } from './Bubble.module.css';
export { Checkbox } from './Checkbox.tsx';
export { default as choiceStyles } from './Choice.module.css';
export { Chooser } from './Chooser.tsx';
export { default as chooserDialogStyles } from './ChooserDialog.module.css';
export { CloseButton } from './CloseButton.tsx';
export { default as dialogHeadStyles } from './DialogHead.module.css';
export { DialogHead } from './DialogHead.tsx';
export { EditorIcon } from './EditorIcon.tsx';
export { default as foldedStyles } from './Folded.module.css';
export { default as noteStyles } from './Note.module.css';
export { default as noticeBoxStyles } from './NoticeBox.module.css';
export { type ListedOption, OptionList } from './OptionList.tsx';
export { Popup } from './Popup.tsx';
export { RadioRow } from './RadioRow.tsx';
export { Reason } from './Reason.tsx';
export { default as rowListStyles } from './RowList.module.css';
export { default as screenStyles } from './Screen.module.css';
export { SearchField } from './SearchField.tsx';
export { default as thumbnailStyles } from './Thumbnail.module.css';
export { type EditorIconName, editorIcons } from './editor-icons.ts';
export { fieldAround } from './field-around.ts';
export { fitAboveKeyboard } from './fit-above-keyboard.ts';
export { focusable, unfold } from './focusable.ts';
export { keepFocus } from './keep-focus.ts';
export { loadAhead, onDemand } from './on-demand.tsx';
export { isNarrow, openDialog } from './open-dialog.ts';
export { ColourSample, PatternSample } from './samples.tsx';
export { storedChoice, useStoredChoice } from './stored-choice.ts';
export {
  type TextSelection,
  endOf,
  select,
  selectedEvent,
  selectionIn,
  selectionOf,
  wordAt,
} from './text-selection.ts';
export { awaitField, awaitNoField, typeAhead, writeTyped } from './typed-ahead.ts';
export { useFirstInvalid } from './use-first-invalid.ts';
export { type DropPosition, useRowDrag } from './use-row-drag.ts';
export { useScreenKey } from './use-screen-key.ts';
