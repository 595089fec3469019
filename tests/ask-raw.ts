import { connect } from 'node:net';

/** Sends a request line and headers as they stand, which no client library would do, and gives the whole answer. */
export function askRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').setTimeout(20_000, () => socket.destroy(new Error('No answer.')));
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }),
    );
    socket.write(
      `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  });
}

/**
 * Headers beyond what Node takes (16 KB), by little: an answer is lost where a server closes a connection on which
 * much is still under way.
 */
export const tooLongHeaders = { 'X-Long': 'x'.repeat(20_000) };

/** Request targets that no browser sends, each of which has ended or confused some server. */
export const hostileTargets = [
  '/%',
  '/fees/%zz',
  '/%c0%ae%c0%ae/package.json',
  '/%00',
  '/fees%0d%0aSet-Cookie:x=1',
  '//',
  '//other.example/x',
  '/\\other.example/x',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/@fs/etc/%2e%2e%2fpasswd',
  'http://[',
  'http://other.example/fees',
  'http:/fees',
  '*',
  'fees',
  '?',
];
