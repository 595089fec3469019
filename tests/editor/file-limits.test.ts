// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readImportFile } from '../../src/editor/import/read-file.ts';

/** A worker that has what a test wants of it. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isEnded = false;
  received: unknown = null;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown) {
    this.received = message;
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (file: File) =>
  readImportFile(file, { worker: '/worker.js', linkTo: (address) => address });

/** A file of a size, without the memory for it. */
function fileOf(name: string, size = 3) {
  const file = new File(['abc'], name);
  Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: async () => new TextEncoder().encode('a;b\n1;2').buffer },
  });
  return file;
}

const limit = 10 * 1024 * 1024;

test('a file of more than 10 MB is refused before it is read, and one of 10 MB is not', async () => {
  expect(await read(fileOf('fees.xlsx', limit + 1))).toBe('size');
  expect(await read(fileOf('fees.csv', limit + 1))).toBe('size');
  expect(FakeWorker.started).toEqual([]);
  expect(await read(fileOf('fees.csv', limit))).toMatchObject({ hiddenRows: 0 });
});

test.each(['fees.xlsm', 'fees.xls', 'letter.docm', 'letter.doc', 'fees.xlsx.exe', 'fees'])(
  '%s, which may have macros or is of another kind, is refused before it is read',
  async (name) => {
    expect(await read(fileOf(name))).toBe('kind');
    expect(FakeWorker.started).toEqual([]);
  },
);

test('reading is given up after 30 seconds, and its worker is ended', async () => {
  const answer = read(fileOf('FEES.XLSX'));
  await vi.advanceTimersByTimeAsync(29_000);
  const [worker] = FakeWorker.started;
  expect(worker).toMatchObject({ isEnded: false, received: { kind: 'read-file', type: 'xlsx' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('unreadable');
  expect(worker?.isEnded).toBe(true);
});

test('a worker that fails, for want of memory for example, is ended, and the file refused', async () => {
  const answer = read(fileOf('letter.docx'));
  await vi.advanceTimersByTimeAsync(1);
  const [worker] = FakeWorker.started;
  worker?.dispatchEvent(new Event('error'));
  expect(await answer).toBe('unreadable');
  expect(worker?.isEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
