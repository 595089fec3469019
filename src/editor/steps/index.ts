/*
 * Undo and redo, and the list of steps.
 */
export { AskUndo } from './AskUndo.tsx';
export { OutcomeNotice } from './OutcomeNotice.tsx';
export { StepButtons } from './StepButtons.tsx';
export { StepList } from './StepList.tsx';
export { listenForSteps } from './step-keys.ts';
export { redoStep, undoStep } from './steps.ts';
export { useFollowSteps } from './use-follow-steps.ts';
export { useGoToStep } from './use-go-to-step.ts';
