import { filesEvent } from '../../editor/store/dev-store.ts';
import { diagnosticsEvent } from '../events.ts';

// The server sends this after each change on disk, including the editor's own.
import.meta.hot?.on(diagnosticsEvent, () => dispatchEvent(new Event(filesEvent)));
