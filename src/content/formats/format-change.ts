import type { EditOp, Value } from '../yaml/edit-op.ts';
import type { FileKind } from '../../../schema/file-schemas.ts';

/** A content file as a change of format sees it. */
export type FileOfFormat = { file: string; kind: FileKind; value: Value };

/**
 * One change of the format of content: the step from the format before it to its own. The steps are applied in order,
 * and to files that may have taken them already, so that a step finds nothing to do in what it has written.
 */
export type FormatChange = {
  /** The format that content has after the change; the first format is 1. */
  format: number;
  /** What changes, in a few words that follow "Format 2:". */
  title: string;
  /** Why it changes, and what somebody who writes content should know: full sentences. */
  why: string;
  /** Matches the text of every file in which there is something to change, unless a name is written with an escape. */
  words: RegExp;
  /** The changes in one file, each referring to the file as the ones before it leave it. */
  ops: (file: FileOfFormat) => EditOp[];
};
