type StaticHtmlProps = { part: 'block' | 'footer' | 'icons'; html: string };

/**
 * A part of the page that the build has rendered and that the browser leaves as it is. On hydration `html` is what
 * stands in the document; React is told not to compare, because a browser may have changed it since (a date of
 * today, an open question).
 */
export function StaticHtml({ part, html }: StaticHtmlProps) {
  return (
    <div
      data-static={part}
      hidden={part === 'icons' ? true : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
