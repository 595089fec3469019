/** zod for the blocks of a site, whose own folder has no copy of it. */
export { z } from 'zod';
