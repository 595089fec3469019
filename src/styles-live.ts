/* The styles that few pages need: those of the live blocks and of the not-found page. */
export const componentStyles = import.meta.glob(
  ['./app/NotFoundPage.module.css', './blocks/{dashboards,math-browser,track-explorer}/*.css'],
  { eager: true },
);
