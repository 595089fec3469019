import type { StructuredDataOf } from 'woven-site/components';

/** The breadcrumbs of the page, if the hero shows them. */
export const structuredData: StructuredDataOf<'hero'> = (_block, { page, site, isPageHeading }) => {
  if (!isPageHeading || page.breadcrumbs.length === 0) return {};
  const path = [...page.breadcrumbs, { label: page.label, href: page.address }];
  return {
    things: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: path.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: new URL(href, site.address).href,
        })),
      },
    ],
  };
};
