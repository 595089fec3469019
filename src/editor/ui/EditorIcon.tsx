import { Icon } from '../../layout/index.ts';
import type { EditorIconName } from './editor-icons.ts';

/** Decoration: the text beside it says the same. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => <Icon name={name} />;
