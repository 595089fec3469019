import type { SiteSettings } from '../../../schema/site.ts';
import { repositoryOf } from './hosted-repository.ts';

/**
 * The Content-Security-Policy of the editor on the web: files of the site itself, pages of the site in a frame, pictures
 * that were just added, and the git host. `frame-ancestors` only works in a header.
 */
export function editorPolicy(settings: SiteSettings): string {
  const repository = repositoryOf(settings);
  const relay = settings.editing?.signIn?.relay;
  const hosts = [repository?.api, relay].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  );
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}
