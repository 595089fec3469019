import type { Browser, CDPSession, Page } from 'playwright-core';

/** Bytes as transferred, without headers. */
export type Bytes = Record<Kind, number>;

/** The categories counted separately. */
export const kinds = ['html', 'scripts', 'styles', 'fonts', 'pictures', 'other'] as const;
/** One of the categories. */
export type Kind = (typeof kinds)[number];

/** The costs of a visit. */
export type VisitCost = {
  bytes: Bytes;
  requests: number;
  /** Requests that had started before the first paint of the last page. */
  requestsBeforePaint: number;
  /** The first paint of the last page, in milliseconds after navigation. */
  paintedAfter: number;
  /** Main-thread time on all pages, in milliseconds. */
  mainThread: number;
};

/** An emulated connection and device. */
export type Equipment = {
  name: string;
  viewport: { width: number; height: number };
  touch: boolean;
  /** How many times slower the processor is. */
  slowdown: number;
  /** Bits per second and milliseconds of latency; none for no throttling. */
  line?: { download: number; latency: number };
};

/** Lighthouse's phone with its connection, and a desktop on a local network. */
export const phone: Equipment = {
  name: 'phone, slow 4G',
  viewport: { width: 390, height: 844 },
  touch: true,
  slowdown: 4,
  line: { download: 1_600_000, latency: 150 },
};
/** A desktop on a local network, without throttling. */
export const desktop: Equipment = {
  name: 'desktop, good line',
  viewport: { width: 1440, height: 900 },
  touch: false,
  slowdown: 1,
};

const kindOf = (type: string): Kind => {
  switch (type) {
    case 'Document':
      return 'html';
    case 'Script':
      return 'scripts';
    case 'Stylesheet':
      return 'styles';
    case 'Font':
      return 'fonts';
    case 'Image':
      return 'pictures';
    default:
      return 'other';
  }
};

/** The period without traffic after which a page counts as loaded, in milliseconds. */
const quiet = 1200;

/** The maximum time to wait for a page, in milliseconds: a response may never end. */
const timeout = 30_000;

/** Counts everything a page receives, whatever requested it. */
class Wire {
  readonly bytes: Bytes = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0 };
  readonly startedAt: number[] = [];
  #kinds = new Map<string, Kind>();
  /** The size of a response's headers. */
  #headers = new Map<string, number>();
  #open = new Set<string>();
  #lastEvent = Date.now();

  constructor(session: CDPSession, origin: string) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      if (!request.url.startsWith(origin)) return;
      this.#kinds.set(requestId, kindOf(type ?? ''));
      this.#open.add(requestId);
      this.startedAt.push(timestamp);
      this.#lastEvent = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.#headers.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = this.#kinds.get(requestId);
      const body = encodedDataLength - (this.#headers.get(requestId) ?? 0);
      if (kind) this.bytes[kind] += Math.max(0, body);
      this.#end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  #end(requestId: string): void {
    this.#open.delete(requestId);
    this.#lastEvent = Date.now();
  }

  /** The end of requests from a previous document may not be reported. */
  leavePage(): void {
    this.#open.clear();
  }

  async untilQuiet(): Promise<void> {
    const end = Date.now() + timeout;
    const isBusy = () => this.#open.size > 0 || Date.now() - this.#lastEvent < quiet;
    while (isBusy() && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

type Visit = {
  addresses: readonly string[];
  equipment: Equipment;
  /** Whether the visitor scrolls each page to its end. */
  scrolls?: boolean;
};

/** Visits pages of a site as one new visitor, and counts. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  { addresses, equipment, scrolls = false }: Visit,
): Promise<VisitCost> {
  const context = await browser.newContext({
    viewport: equipment.viewport,
    hasTouch: equipment.touch,
    // What a worker passes on to a later page would not be counted: it comes over the wire for the worker.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: equipment.slowdown });
    if (equipment.line) {
      const { download, latency } = equipment.line;
      const downloadThroughput = download / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput,
        uploadThroughput: downloadThroughput / 2,
      });
    }
    const wire = new Wire(session, origin);
    let mainThread = 0;
    let last = { begun: 0, painted: 0 };
    for (const address of addresses) {
      const before = await taskTime(session);
      const begun = wire.startedAt.length;
      wire.leavePage();
      await page.goto(new URL(address, origin).href, { waitUntil: 'load' });
      if (scrolls) await scrollToEnd(page);
      await wire.untilQuiet();
      const after = await taskTime(session);
      // A page in a new renderer process starts counting from zero.
      mainThread += after >= before ? after - before : after;
      last = { begun, painted: await firstPaint(page) };
    }
    const [start = 0] = wire.startedAt.slice(last.begun);
    const ofLast = wire.startedAt.slice(last.begun);
    return {
      bytes: wire.bytes,
      requests: wire.startedAt.length,
      requestsBeforePaint: ofLast.filter((at) => (at - start) * 1000 < last.painted).length,
      paintedAfter: Math.round(last.painted),
      mainThread: Math.round(mainThread),
    };
  } finally {
    await context.close();
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );

/** Scrolls like a finger: a screen at a time, with time for lazy content. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
