import { expectTypeOf, test } from 'vitest';
import type { DataPart } from '../../../schema/fields/data.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import type { LinkPart } from '../../../schema/fields/link.ts';
import type { Link, Picture, Resolved } from '../../../src/site/values/resolved.ts';

type Outing = { note?: string; route: LinkPart; photographs: ImagePart[]; seats: number };

test('links and pictures of a data file have the types of those of a block', () => {
  expectTypeOf<Resolved<{ outing: DataPart<Outing> }>['outing']>().toEqualTypeOf<{
    route: Link;
    photographs: Picture[];
    seats: number;
  }>();
});
