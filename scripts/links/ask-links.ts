import { setTimeout as wait } from 'node:timers/promises';
import type { LinkAnswer } from './ask-link.ts';

type AskAllOptions = {
  ask: (address: string) => Promise<LinkAnswer>;
  /** Between two requests to one host, in milliseconds. */
  pause?: number;
  hostsAtOnce?: number;
};

/** Asks for each address once: those of a host one after the other with a pause, some hosts in parallel. */
export async function askLinks(
  addresses: Iterable<string>,
  { ask, pause = 1000, hostsAtOnce = 4 }: AskAllOptions,
): Promise<Map<string, LinkAnswer>> {
  const queues = Array.from(groupByHost(new Set(addresses)).values());
  const answers = new Map<string, LinkAnswer>();
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [index, address] of queue.entries()) {
        if (index > 0) await wait(pause);
        answers.set(address, await ask(address));
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return answers;
}

const hostOf = (address: string) => new URL(address).host;

function groupByHost(addresses: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const host = hostOf(address);
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return groups;
}
