/* The styles that few pages need: those of src/blocks/styles-apart.ts and of the not-found page. */
export const componentStyles = import.meta.glob(
  [
    './app/NotFoundPage.module.css',
    './blocks/{calendar,dashboards,full-section,math-browser,track-explorer}/*.css',
  ],
  { eager: true },
);
