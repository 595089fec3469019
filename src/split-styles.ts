/* The styles that few pages need: those of src/blocks/split-styles.ts and of the not-found page. */
export const componentStyles = import.meta.glob(
  [
    './layout/NotFoundPage.module.css',
    './blocks/{calendar,dashboards,full-section,math-browser,track-explorer}/*.css',
  ],
  { eager: true },
);
