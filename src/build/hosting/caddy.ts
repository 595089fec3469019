import type { HeaderRule, HostingTable } from './hosting-table.ts';

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Caddy applies the most general rule last, so each header is set for exactly the paths for which no later rule of the
 * table replaces it or leaves it out.
 */
const headersOfRule =
  (rules: readonly HeaderRule[]) =>
  ({ path, headers }: HeaderRule, index: number): string[] => {
    const later = rules.slice(index + 1);
    const byReplaced = new Map<string, string[]>();
    for (const [name, value] of Object.entries(headers)) {
      const replacedAt = later
        .filter((rule) => name in rule.headers || rule.without?.includes(name))
        .map((rule) => rule.path);
      const key = replacedAt.join(' ');
      byReplaced.set(key, [...(byReplaced.get(key) ?? []), `  ${name} ${quoted(value)}\n`]);
    }
    return Array.from(byReplaced, ([replacedAt, lines], part) => {
      const name = `@headers${index}_${part}`;
      const but = replacedAt === '' ? '' : `  not path ${replacedAt}\n`;
      return `${name} {\n  path ${path}\n${but}}\nheader ${name} {\n${lines.join('')}}\n`;
    });
  };

/** What Caddy imports in a site block, below `root`. */
export function caddyFile(table: HostingTable): string {
  const headers = table.headers.flatMap(headersOfRule(table.headers));
  const redirects = table.redirects.map(({ from, to }, index) => {
    const name = `@moved${index}`;
    return `${name} path ${quoted(from)} ${quoted(`${from}/`)}\nredir ${name} ${quoted(`${encodeURI(to)}{moved_query}`)} 301\n`;
  });
  const { base = '' } = table;
  return `# Import this in a site block, below its root${base === '' ? '' : `, in which the site is the folder ${base}`}.
map {query} {moved_query} {
  "" ""
  default "?{query}"
}
@methods not method GET HEAD
respond @methods 405
@hidden path_regexp /\\.(?:[^w]|w(?:[^e]|e[^l]))
respond @hidden 404
${headers.join('')}${redirects.join('')}@page file {path} {path}/index.html
rewrite @page {http.matchers.file.relative}
file_server {
  precompressed br gzip
  disable_canonical_uris
}
handle_errors {
  rewrite * ${table.notFound}
  file_server {
    precompressed br gzip
  }
}
`;
}
