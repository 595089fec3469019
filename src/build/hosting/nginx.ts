import { headersFor } from './headers-for.ts';
import type { HostingTable } from './hosting-table.ts';

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The headers of a path. A location with headers of its own inherits none, so each lists all of them. */
const headerLines = (table: HostingTable, path: string, indent: string): string =>
  Object.entries(headersFor(table.headers, path))
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;\n`)
    .join('');

const pattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Parts of the site, other than its assets, whose documents have headers of their own. */
const partsWithHeaders = (table: HostingTable, base: string): string[] =>
  table.headers
    .filter(({ path }) => path !== `${base}/*` && !path.startsWith(`${base}/assets/`))
    .map(({ path }) => {
      const location = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
      const headers = headerLines(table, path.replace('*', 'file'), '  ');
      return `location ${location} {\n  try_files $uri $uri/index.html =404;\n${headers}}\n`;
    });

/** What nginx includes in a server block, below `root`. */
export function nginxFile(table: HostingTable): string {
  const { base = '' } = table;
  const redirects = table.redirects.map(
    ({ from, to }) =>
      `location ~ ${quoted(`^${pattern(from)}/?$`)} { return 301 ${quoted(`${encodeURI(to)}$is_args$args`)}; }\n`,
  );
  return `# Include this in a server block, below its root${base === '' ? '' : `, in which the site is the folder ${base}`}.
charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# With the module for Brotli (libnginx-mod-http-brotli-static): brotli_static on;
error_page 404 ${table.notFound};
error_page 405 =405 @method;
location @method { return 405; }
location ~ /\\.(?!well-known/) { return 404; }
${redirects.join('')}location ~ ^${pattern(base)}/.*\\.svg$ {
  try_files $uri =404;
${headerLines(table, `${base}/assets/drawing.svg`, '  ')}}
location ${base}/assets/ {
  try_files $uri =404;
${headerLines(table, `${base}/assets/file`, '  ')}}
${partsWithHeaders(table, base).join('')}location ${base}/ {
  try_files $uri $uri/index.html =404;
${headerLines(table, `${base}/`, '  ')}}
`;
}
