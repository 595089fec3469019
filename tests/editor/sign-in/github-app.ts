import { createHash } from 'node:crypto';

/** An app that is registered at GitHub: its pages for signing in, and its exchange of codes for tokens, in memory. */
export function githubApp({ clientId = 'Iv1.abc', secret = 'only the relay knows' } = {}) {
  type Code = { challenge: string; redirect: string };
  const codes = new Map<string, Code>();
  const app = {
    clientId,
    secret,
    /** What was sent to the exchange. */
    received: [] as unknown[],
    /** The answer's status, or none at all. */
    state: 'well' as 'well' | 'fails' | 'unreachable' | 'elsewhere',
    expiresIn: undefined as number | undefined,

    /** The person agrees on GitHub's page: the address to which GitHub leads back. */
    agree(page: string): string {
      const query = new URL(page).searchParams;
      const code = `code${codes.size}`;
      codes.set(code, {
        challenge: query.get('code_challenge') ?? '',
        redirect: query.get('redirect_uri') ?? '',
      });
      return `${query.get('redirect_uri')}?code=${code}&state=${query.get('state')}`;
    },

    /** POST /login/oauth/access_token: refusals have status 200, as GitHub's have. */
    async exchange(request: Request): Promise<Response> {
      if (app.state === 'unreachable') throw new TypeError('fetch failed');
      if (app.state === 'fails') return new Response('<h1>Unicorn</h1>', { status: 502 });
      if (app.state === 'elsewhere') {
        return new Response(null, { status: 307, headers: { location: 'https://evil.example/' } });
      }
      const sent = await request.json();
      app.received.push(sent);
      const authorization = codes.get(sent.code);
      const challenge = createHash('sha256').update(sent.code_verifier).digest('base64url');
      if (sent.client_id !== clientId || sent.client_secret !== secret) {
        return Response.json({ error: 'incorrect_client_credentials' });
      }
      if (authorization?.challenge !== challenge)
        return Response.json({ error: 'bad_verification_code' });
      if (authorization.redirect !== sent.redirect_uri) {
        return Response.json({ error: 'redirect_uri_mismatch' });
      }
      codes.delete(sent.code);
      return Response.json({
        access_token: 'gho_token',
        token_type: 'bearer',
        scope: 'repo',
        refresh_token: 'ghr_longer',
        ...(app.expiresIn !== undefined && { expires_in: app.expiresIn }),
      });
    },
  };
  return app;
}
