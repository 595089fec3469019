import { withoutBase } from '../../site/index.ts';
import type { HeaderRule, HostingTable } from './hosting-table.ts';

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** An address as a regular expression; only dots need escaping. */
const pattern = (address: string): string => address.replaceAll('.', '[.]');

function headerLines({ path, headers, without = [] }: HeaderRule): string {
  const lines = [
    ...without.map((name) => `Header always unset ${name}\n`),
    ...Object.entries(headers).map(
      ([name, value]) => `Header always set ${name} ${quoted(value)}\n`,
    ),
  ];
  if (path === '/*') return lines.join('');
  const expression = `^${path.split('*').map(pattern).join('.*')}$`;
  return `<If "%{REQUEST_URI} =~ m#${expression}#">\n${lines.map((line) => `  ${line}`).join('')}</If>\n`;
}

/** What Apache reads in the folder of the site, where its settings allow it (AllowOverride All). */
export function apacheFile(table: HostingTable): string {
  const { base = '' } = table;
  const redirects = table.redirects.map(
    ({ from, to }) =>
      `RewriteRule ${quoted(`^${pattern(withoutBase(from, base).slice(1))}/?$`)} ${quoted(encodeURI(to))} [R=301,NE,L]\n`,
  );
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
AddType text/calendar .ics
AddType text/javascript .js
AddType font/woff2 .woff2
AddType image/avif .avif
AddType application/manifest+json .webmanifest
ErrorDocument 404 ${table.notFound}
<IfModule mod_headers.c>
# A packed page has the mark of the file with an ending, by which Apache would not find the file unchanged.
RequestHeader edit* If-None-Match "-(?:br|gzip)\\"" "\\""
${table.headers.map(headerLines).join('')}</IfModule>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS text/html text/css text/javascript text/plain text/calendar image/svg+xml application/json application/xml
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/calendar image/svg+xml application/json application/xml
</IfModule>
RewriteEngine On
RewriteBase ${base}/
RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
${redirects.join('')}RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+?)/?$ $1/index.html [L]
`;
}
