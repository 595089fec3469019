import { Icon } from '../../ui/Icon.tsx';
import type { EditorIconName } from './editor-icons.ts';

/** An icon of the editor. It is decoration: the text beside it says the same. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => <Icon name={name} />;
