import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { startStaticServer } from '../../scripts/preview/static-server.ts';

/** A server that serves a folder. */
export type RunningServer = { port: number; close(): Promise<void> };

type Kind = 'preview' | 'nginx' | 'caddy' | 'apache';

const programs = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2' } as const;

/** Where Debian keeps the modules of Apache. */
const apacheModules = '/usr/lib/apache2/modules';

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** The servers that this machine has, and those that it has not. */
export const serverKinds: Record<'there' | 'missing', Kind[]> = {
  there: ['preview'],
  missing: [],
};
for (const kind of ['nginx', 'caddy', 'apache'] as const) {
  const isThere = isInstalled(programs[kind]) && (kind !== 'apache' || existsSync(apacheModules));
  serverKinds[isThere ? 'there' : 'missing'].push(kind);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

/** Workers would not be let into the folder of the test. */
const isRoot = process.getuid?.() === 0;

/** A certificate and its key, as files. */
export type Certificate = { cert: string; key: string };

/**
 * What is served: the folder of a host, with the site in it or in a folder there; and an empty folder for the server. With a
 * certificate it is served over TLS and HTTP/2, with Brotli.
 */
export type Served = { root: string; base: string; work: string; secured?: Certificate };

/** Where Debian and Ubuntu have the module of nginx that sends packed files. */
const brotliOfNginx = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send what the build has packed with Brotli. */
export const nginxHasBrotli = existsSync(brotliOfNginx);

const modulesOfApache = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'deflate',
  'filter',
];

/** What each program is given: the arguments, and the settings in its working folder. */
const settings = {
  nginx: ({ root, base, work, secured }: Served, port: number) => ({
    file: `${secured && nginxHasBrotli ? `load_module ${brotliOfNginx};` : ''}
${isRoot ? 'user root;' : ''} daemon off; pid ${work}/pid; error_log ${work}/error.log;
events {}
http {
  include /etc/nginx/mime.types; types { text/calendar ics; }
  default_type application/octet-stream; access_log off;
  client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fast; uwsgi_temp_path ${work}/uw; scgi_temp_path ${work}/scgi;
  server {
    listen 127.0.0.1:${port} ${secured ? 'ssl http2' : ''}; root ${root};
    ${secured ? `ssl_certificate ${secured.cert}; ssl_certificate_key ${secured.key};` : ''}
    ${secured && nginxHasBrotli ? 'brotli_static on;' : ''}
    include ${root}${base}/.nginx.conf;
  }
}
`,
    args: ['-c', `${work}/settings`, '-p', work],
  }),
  caddy: ({ root, base, work, secured }: Served, port: number) => ({
    file: `{
  admin off
  auto_https off
}
${secured ? 'https' : 'http'}://127.0.0.1:${port} {
  ${secured ? `tls ${secured.cert} ${secured.key}` : ''}
  root * ${root}
  import ${root}${base}/.Caddyfile
}
`,
    args: ['run', '--config', `${work}/settings`, '--adapter', 'caddyfile'],
  }),
  apache: ({ root, work, secured }: Served, port: number) => ({
    file: `ServerRoot ${work}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/pid
ErrorLog ${work}/error.log
${[...modulesOfApache, ...(secured ? ['ssl', 'http2', 'brotli'] : [])]
  .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
${secured ? `SSLEngine on\nSSLCertificateFile ${secured.cert}\nSSLCertificateKeyFile ${secured.key}\nProtocols h2 http/1.1` : ''}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
    args: ['-f', `${work}/settings`, '-D', 'FOREGROUND'],
  }),
};

/** Starts a server of a kind. */
export async function startServer(kind: Kind, served: Served): Promise<RunningServer> {
  const { root, base, work } = served;
  if (kind === 'preview') {
    const { origin, close } = await startStaticServer(path.join(root, base));
    return { port: Number(new URL(origin).port), close };
  }
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  const { file, args } = settings[kind](served, port);
  writeFileSync(path.join(work, 'settings'), file);
  const child = spawn(programs[kind], args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  let output = '';
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  await answering(child, port, () => output);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until a server answers. */
async function answering(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
