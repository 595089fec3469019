import { Icon } from '../../ui/Icon.tsx';
import type { EditorIconName } from './editor-icons.ts';

/** A line picture of the editor's own. It is decoration: words beside it say the same. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => <Icon name={name} />;
