import type { FormatChange } from './format-change.ts';
import { format2 } from './format-2.ts';
import { format3 } from './format-3.ts';
import { format4 } from './format-4.ts';
import { format5 } from './format-5.ts';

/** All changes of the format of content, oldest first. A new one is a file of its own and a line here. */
export const formatChanges: readonly FormatChange[] = [format2, format3, format4, format5];
