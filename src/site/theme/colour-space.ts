import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn';

/*
 * The colour spaces of the site. culori registers its thirty others on import, which would be sent to every browser that
 * checks contrasts in the editor.
 */
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode);

export { clampChroma, converter, formatHex, wcagContrast };
export type { Oklch } from 'culori/fn';
