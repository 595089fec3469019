import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';

type Serve = (request: IncomingMessage, response: ServerResponse, token: string) => Promise<void>;

/** The start of the path of a link to a draft. */
const draftPath = '/draft/';

/**
 * Answers in the local network at links to drafts, and at nothing else. It listens only once somebody makes such a link:
 * the editor and the site stay on this computer.
 */
export class NetworkServer {
  readonly #serve: Serve;
  readonly #reportError: (error: Error) => void;
  #server: Server | null = null;
  #origin: string | null = null;

  constructor(serve: Serve, reportError: (error: Error) => void) {
    this.#serve = serve;
    this.#reportError = reportError;
  }

  linkOf(token: string): string | null {
    return this.#origin && this.#origin + draftPath + token;
  }

  /** Listens at this computer's address in the network, if it has one. */
  async open(address = addressInNetwork()): Promise<void> {
    if (this.#server || address === null) return;
    const server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => {
        this.#reportError(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, address, resolve);
    });
    const listening = server.address();
    if (typeof listening === 'object' && listening)
      this.#origin = `http://${address}:${listening.port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const token = path.startsWith(draftPath) ? path.slice(draftPath.length) : '';
    await this.#serve(request, response, token);
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}

/** This computer's address in the local network; null if it is in none. */
function addressInNetwork(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const inNetwork = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return (inNetwork.find(({ address }) => isPrivate(address)) ?? inNetwork[0])?.address ?? null;
}

const isPrivate = (address: string): boolean =>
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
