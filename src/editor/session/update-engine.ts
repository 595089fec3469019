import { typedOver, type StoredPicture } from '../../content/index.ts';
import type { EngineClient } from '../engine/index.ts';
import { changesBetween, documentsIn, picturesIn } from './session-files.ts';
import type { SessionAction, SessionStore } from './session-action.ts';
import type { SessionState } from './session-state.ts';

/** Actions of whoever edits here; the store causes the others. */
const isByEditor: ReadonlySet<SessionAction['kind']> = new Set(['resumed', 'edited', 'stepped']);

export function updateEngine(states: SessionStore, engine: EngineClient): void {
  states.subscribe((state, before, { kind }) => {
    // Saving changes no text.
    if (kind === 'saved' || (state.draft === before.draft && state.site === before.site)) return;
    const changes = changesBetween(before, state);
    const texts = documentsIn(Object.fromEntries(changes.map(({ file, after }) => [file, after])));
    const count = Object.keys(texts).length;
    if (count < changes.length || !equalPictures(before, state))
      engine.setPictures(picturesIn(state));
    if (count > 0) engine.change(texts, isByEditor.has(kind) ? typedOver(state.draft) : null);
  });
}

const equalPictures = ({ site: before }: SessionState, { site: now }: SessionState): boolean =>
  before.pictures === now.pictures ||
  (before.pictures.length === now.pictures.length &&
    before.pictures.every((picture, index) => isSamePicture(picture, now.pictures[index])));

const isSamePicture = (one: StoredPicture, other: StoredPicture | undefined): boolean =>
  one.name === other?.name && one.address === other.address;
