import type { HeroLook } from '../../../schema/blocks/hero.ts';
import type { Offer } from 'woven-site/schema';

type HeroValues = { look?: HeroLook | undefined; image?: unknown; figure?: string | undefined };

/** The look of a hero: as its editor chose, or else from its content. */
export function lookOfHero({ look, image, figure }: HeroValues, offers: Offer): HeroLook {
  if (look) return look;
  if (figure !== undefined) return 'figure';
  if (image) return 'split';
  if (offers.prices?.part !== undefined) return 'figure';
  return offers.steps ? 'thread' : 'index';
}
