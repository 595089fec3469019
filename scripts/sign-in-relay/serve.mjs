/**
 * The relay on Node, behind a server that speaks HTTPS: node serve.mjs. PORT (8787) and LISTEN (127.0.0.1) say where it
 * listens; the other settings are those of relay.mjs.
 */
import { createServer } from 'node:http';
import process from 'node:process';
import { Readable } from 'node:stream';
import relay from './relay.mjs';

const { PORT = '8787', LISTEN = '127.0.0.1' } = process.env;

const server = createServer({ requestTimeout: 20_000 }, async (incoming, outgoing) => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const request = new Request(new URL(url, 'http://relay.invalid'), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
    });
    const response = await relay.fetch(request, {});
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    // What cannot be read as a request; and no words, which might tell what was sent.
    outgoing.writeHead(400).end();
  }
});

server.listen(Number(PORT), LISTEN, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : PORT;
  console.log(`The sign-in relay listens on http://${LISTEN}:${port}`);
});
