/** The parts of the addresses that browsers show for a video, and the address of its player, by host. */
const players: readonly { host: RegExp; id: RegExp; player: (id: string) => string }[] = [
  {
    host: /^(?:www\.|m\.)?(?:youtube|youtube-nocookie)\.com$/,
    id: /^\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    host: /^youtu\.be$/,
    id: /^\/([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    host: /^(?:www\.)?vimeo\.com$/,
    id: /^\/(\d{5,12})/,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
];

/**
 * The address at which a video plays inside a page, without cookies where its host has that. Any other address is that of
 * a player already.
 */
export function playerAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  const found = players.find(({ host }) => host.test(hostname));
  const id = found?.id.exec(pathname + search)?.[1];
  return found && id !== undefined ? found.player(id) : address;
}

/** The same, so that one tap also starts the video. */
export function startingPlayer(address: string): string {
  const player = new URL(playerAddress(address));
  if (/(?:^|\.)(?:youtube-nocookie|vimeo)\.com$/.test(player.hostname)) {
    player.searchParams.set('autoplay', '1');
  }
  return player.href;
}
