import { createServer } from 'node:http';
import { siteOrigin } from './harness.ts';

type SlowDocument = { origin: string; sendRest: () => void; close: () => void };

/**
 * Serves the built site over a line that gets stuck in the middle of one document: what stands before `cut`
 * comes at once, the rest when `sendRest` is called.
 */
export async function serveSlowly(address: string, cut: string): Promise<SlowDocument> {
  let sendRest = () => {};
  const restIsWanted = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer((request, response) => {
    const answer = async () => {
      const file = await fetch(new URL(request.url ?? '/', siteOrigin));
      response.writeHead(file.status, {
        'Content-Type': file.headers.get('content-type') ?? 'text/plain',
      });
      if (request.url !== address) {
        response.end(Buffer.from(await file.arrayBuffer()));
        return;
      }
      const html = await file.text();
      const at = html.indexOf(cut);
      if (at < 0) throw new Error(`There is no ${cut} in ${address}.`);
      response.write(html.slice(0, at));
      await restIsWanted;
      response.end(html.slice(at));
    };
    answer().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${bound.port}`,
    sendRest,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
