/** Below which the development server serves the pictures of the guide, by their paths in the engine's folder. */
export const guidePath = '/schema/output/';
