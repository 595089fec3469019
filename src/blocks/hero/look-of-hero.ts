import type { HeroLook } from '../../../schema/blocks/hero.ts';
import type { HeroPart } from '../../../schema/define-block.ts';

type HeroValues = { look?: HeroLook | undefined; image?: unknown; figure?: string | undefined };

/** How a hero is composed: as its editor chose, else by what there is to show. */
export function lookOfHero({ look, image, figure }: HeroValues, forHero: HeroPart): HeroLook {
  if (look) return look;
  if (figure !== undefined) return 'figure';
  if (image) return 'split';
  if (forHero.amount !== undefined) return 'figure';
  return forHero.steps ? 'thread' : 'index';
}
