import { filesEvent } from '../../editor/store/dev-store.ts';
import { diagnosticsEvent } from '../events.ts';

// The server says so after each change on the disk, the editor's own ones too.
import.meta.hot?.on(diagnosticsEvent, () => dispatchEvent(new Event(filesEvent)));
