import type { HeroLook } from '../../../schema/blocks/hero.ts';
import type { Offer } from '../../../schema/define-block.ts';

type HeroValues = { look?: HeroLook | undefined; image?: unknown; figure?: string | undefined };

/** How a hero is composed: as its editor chose, else by what there is to show. */
export function lookOfHero({ look, image, figure }: HeroValues, offers: Offer): HeroLook {
  if (look) return look;
  if (figure !== undefined) return 'figure';
  if (image) return 'split';
  if (offers.prices?.term !== undefined) return 'figure';
  return offers.steps ? 'thread' : 'index';
}
