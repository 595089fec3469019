import type { FormPost } from './form-values.ts';

/** What became of sent answers: taken, refused by whoever received them, or unknown. */
export type Outcome = 'sent' | 'refused' | 'lost' | 'offline';

/** Sends the answers as the browser would, and reads what came back. A lost line ends it: after 30 seconds, with files after five minutes. */
export async function sendAnswers(element: HTMLFormElement, post: FormPost): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const data = new FormData(element);
  const hasFiles = element.enctype === 'multipart/form-data';
  try {
    const { ok, type } = await fetch(post.action, {
      method: 'POST',
      body: hasFiles ? data : new URLSearchParams(textsOf(data)),
      headers: { Accept: 'application/json' },
      // Whoever leads on to a page of this site has taken the answers.
      redirect: 'manual',
      signal: AbortSignal.timeout(hasFiles ? 300_000 : 30_000),
    });
    return ok || type === 'opaqueredirect' ? 'sent' : 'refused';
  } catch {
    return 'lost';
  }
}

const textsOf = (data: FormData): [string, string][] =>
  [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
