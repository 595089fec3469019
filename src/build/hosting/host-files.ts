import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import type { HeaderRule, Host, HostingTable } from './hosting-table.ts';
import { nginxFile } from './nginx.ts';

/** The hosts for which the build writes configuration, each with its files: contents by path. */
const writers: Record<Host, (table: HostingTable) => Record<string, string>> = {
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: (table) => ({
    _headers: headerLines(table),
    // The exclamation mark gives a redirect precedence over the document at the former address.
    _redirects: redirectLines(table, '301!'),
  }),
  'cloudflare-pages': (table) => ({
    // A line with an exclamation mark removes what earlier rules have set:
    // developers.cloudflare.com/pages/configuration/headers, "Detach a header".
    _headers: headerLines(table, true),
    _redirects: redirectLines(table, '301'),
  }),
  vercel: (table) => ({ 'vercel.json': `${JSON.stringify(vercelSettings(table), null, 2)}\n` }),
  apache: (table) => ({ '.htaccess': apacheFile(table) }),
  nginx: (table) => ({ '.nginx.conf': nginxFile(table) }),
  caddy: (table) => ({ '.Caddyfile': caddyFile(table) }),
};

/** The configuration files of a host. */
export const hostFiles = (host: Host, table: HostingTable): Record<string, string> =>
  writers[host](table);

/** Hosts that serve `page.html.br` and `page.html.gz` instead of `page.html`. */
export const servesPacked = (host: Host): boolean => host === 'nginx' || host === 'caddy';

/**
 * Hosts that lead from `/fees` to `/fees/` where the document is `fees/index.html`, which costs every visitor a round trip
 * on every page, and answer at once where there is `fees.html`. Both are written: links to `/fees/` have been sent around.
 * github.com/slorber/trailing-slash-guide lists what each host does.
 */
export const redirectsToFolders = (host: Host): boolean =>
  host === 'github-pages' || host === 'netlify' || host === 'cloudflare-pages';

/** The rules as lists of headers; `isJoining`: the host joins the values of all rules that match. */
const headerLines = ({ headers: rules }: HostingTable, isJoining = false): string =>
  rules
    .map(({ path, headers, without = [] }, index) => {
      const before = rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers));
      return [
        path,
        ...(isJoining ? without.map((name) => `  ! ${name}`) : []),
        ...Object.entries(headers).flatMap(([name, value]) => [
          ...(isJoining && before.includes(name) && !without.includes(name) ? [`  ! ${name}`] : []),
          `  ${name}: ${value}`,
        ]),
      ].join('\n');
    })
    .join('\n');

const redirectLines = ({ base, redirects }: HostingTable, status: string): string =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} ${status}\n`).join('') +
  // Configuration files are in the root of what is uploaded, whatever folder the site's addresses
  // have.
  (base === undefined ? '' : `/ ${base}/ 302\n${base}/* /:splat 200\n`);

const vercelSettings = ({ base, headers, redirects }: HostingTable) => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: headers.flatMap(vercelRules),
  redirects: redirects.map(({ from, to }) => ({
    source: encodeURI(from),
    destination: encodeURI(to),
    statusCode: 301,
  })),
  ...(base === undefined
    ? {}
    : { rewrites: [{ source: `${base}/:path*`, destination: '/:path*' }] }),
});

/** A rule in Vercel's form. Headers that a later rule leaves out exclude its paths, because none can be removed. */
function vercelRules({ path, headers }: HeaderRule, index: number, rules: readonly HeaderRule[]) {
  const later = rules.slice(index + 1);
  const bySource = new Map<string, { key: string; value: string }[]>();
  for (const [key, value] of Object.entries(headers)) {
    const excluded = later.filter(({ without }) => without?.includes(key)).map((rule) => rule.path);
    const source = vercelSource(path, excluded);
    bySource.set(source, [...(bySource.get(source) ?? []), { key, value }]);
  }
  return Array.from(bySource, ([source, values]) => ({ source, headers: values }));
}

const escaped = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** A path as Vercel writes it (path-to-regexp); `excluded` are paths below its star that it does not match. */
function vercelSource(path: string, excluded: readonly string[]): string {
  const before = path.slice(0, path.indexOf('*'));
  const exceptions = excluded
    .filter((other) => path.endsWith('*') && other.startsWith(before))
    .map((other) => escaped(other.slice(before.length)))
    .map((rest) => `(?!${rest.endsWith('*') ? rest.slice(0, -1) : `${rest}$`})`);
  return escaped(path).replace('*', `(${exceptions.join('')}.*)`);
}
