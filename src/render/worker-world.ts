/** The part of a service worker's globals that is used; TypeScript's DOM types do not include service workers. */
export type WorkerWorld = {
  caches: CacheStorage;
  location: { origin: string };
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; installing: unknown; waiting: unknown };
  /** The worker's own global, in browsers that support it. */
  serviceWorker?: { state: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

/** What happens to a service worker; the data of a message is an object. */
export type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  request: Request;
  data: Readonly<Record<string, unknown>> | null;
};
