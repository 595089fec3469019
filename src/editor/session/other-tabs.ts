type Message = { site: string; kind: 'opened' | 'here' };

/** Calls back if another tab of this browser edits the same site. */
export function watchOtherTabs(site: string, found: () => void): void {
  const channel = new BroadcastChannel('editor-tabs');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  const say = (kind: Message['kind']) => channel.postMessage({ site, kind } satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.site !== site) return;
    found();
    if (data.kind === 'opened') say('here');
  });
  say('opened');
}
