/** Scripts, and what is between them. */
const scripts = /(<script[\s\S]*?<\/script>)/;

/** Elements without an end tag, which React closes as in XML. */
const closed = /(<(?:br|hr|img|input|link|meta|source)\b[^<>]*)\/>/g;

/**
 * Attributes that React writes with capitals, where each costs as much as a word. A quotation mark that ends a value is
 * followed by neither text nor a number.
 */
const capitals =
  / (?:charSet|colSpan|crossOrigin|dateTime|hrefLang|popoverTarget|popoverTargetAction|rowSpan|srcSet)(?=="[^\s/>"])/g;

/**
 * Shorter markup with the same meaning, for documents as React writes them: apostrophes as they are, which texts and
 * quoted attributes may contain, no empty values, and no end where an element has none. Scripts stay as they are.
 */
export const shortenMarkup = (html: string): string =>
  html
    .split(scripts)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll('&#x27;', "'")
            .replaceAll('=""', '')
            .replaceAll('></use>', '/>')
            .replaceAll(closed, '$1>')
            .replaceAll(capitals, (name) => name.toLowerCase()),
    )
    .join('');
