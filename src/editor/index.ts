/*
 * The editor in the browser. Its rooms have entries of their own; this one is for those who build and serve the
 * editor. It imports every room that runs anywhere, and never Node.
 */
export { type LastBuild, lastBuildFile } from './store/index.ts';
export { fieldsStyles, frameStyles, tokensStyles } from './styles/index.ts';
export { editorIcons } from './ui/index.ts';
export {
  type EditorAddresses,
  type ServedSettings,
  type WebSettings,
  editorSettingsId,
} from './web-settings.ts';
export { type FieldNames, namesIn, readFieldWords } from './words/index.ts';
