import path from 'node:path';
import { z } from 'zod';
import { cacheFolder, readCacheFile, textIn, writeCacheFile } from '../../src/build/index.ts';
import type { Diagnose, Diagnostic, FieldPath } from '../../src/messages/index.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { LinkAnswer } from './ask-link.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** An address outside the site, and its field in site.yaml. Pages use its name. */
type OutsideAddress = { address: string; path: FieldPath };

/** In milliseconds: a working address is not asked for again within this time. */
const fresh = 3 * 24 * 3600_000;

const version = 'links-2';
const cacheFile = path.join(cacheFolder, 'links.json');

/** Names reserved for examples and tests (RFC 2606, RFC 6761), which never lead anywhere. */
const isReserved = (address: string) =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/.test(
    new URL(address).hostname,
  );

function outsideAddresses({ outside, embeds }: SiteSettings): OutsideAddress[] {
  const links = Object.entries(outside).map(([name, { address }]) => ({
    address,
    path: ['outside', name, 'address'],
  }));
  const map = embeds?.map ? [{ address: embeds.map, path: ['embeds', 'map'] }] : [];
  return [...links, ...map];
}

type LinkReport = {
  diagnostics: Diagnostic[];
  /** A line for each address that was not asked, or could not be. */
  notes: string[];
  requested: number;
};

type CheckOptions = {
  diagnose: Diagnose;
  ask: (address: string) => Promise<LinkAnswer>;
  /** Whether a recently working address is not asked for again. */
  cached: boolean;
  pause?: number;
};

/** Asks all outside addresses of a site, and reports broken ones as warnings at their place in site.yaml. */
export async function checkOutsideLinks(
  settings: SiteSettings,
  { diagnose, ask, cached, pause }: CheckOptions,
): Promise<LinkReport> {
  const all = outsideAddresses(settings);
  const confirmed = cached ? readConfirmed() : new Map<string, number>();
  const toAsk = all
    .map(({ address }) => address)
    .filter((address) => !isReserved(address) && !confirmed.has(address));
  const answers = await askLinks(toAsk, { ask, ...(pause === undefined ? {} : { pause }) });
  if (cached) storeConfirmed(confirmed, answers);
  const reserved = all.filter(({ address }) => isReserved(address)).length;
  return {
    diagnostics: all.flatMap(({ address, path: field }) => {
      const answer = answers.get(address);
      if (answer?.kind !== 'gone') return [];
      return [
        diagnose('site.yaml', field, {
          code: 'outside-link-fails',
          severity: 'warning',
          message: `${address} leads nowhere. ${answer.reason}`,
          help: 'Open it in a browser. If its owner has moved it, write the new address; if it is gone, take the links to it off the pages.',
        }),
      ];
    }),
    notes: [
      ...(reserved > 0
        ? [
            `${reserved} were not asked: their hosts are stand-ins (such as .example), which lead nowhere.`,
          ]
        : []),
      ...Array.from(answers).flatMap(([address, answer]) =>
        answer.kind === 'unknown' ? [`${address} could not be checked. ${answer.reason}`] : [],
      ),
    ],
    requested: answers.size,
  };
}

const confirmedSchema = z.record(z.string(), z.number());

function readConfirmed(): Map<string, number> {
  const bytes = readCacheFile(cacheFile, version);
  const confirmed = bytes ? confirmedSchema.parse(JSON.parse(textIn(bytes))) : {};
  return new Map(Object.entries(confirmed).filter(([, moment]) => Date.now() - moment < fresh));
}

function storeConfirmed(confirmed: Map<string, number>, answers: Map<string, LinkAnswer>): void {
  const there = Array.from(answers).flatMap(([address, { kind }]): [string, number][] =>
    kind === 'there' ? [[address, Date.now()]] : [],
  );
  const all = JSON.stringify(Object.fromEntries([...confirmed, ...there]));
  writeCacheFile(cacheFile, version, [Buffer.from(all)]);
}

type AskAllOptions = {
  ask: (address: string) => Promise<LinkAnswer>;
  /** Between two requests to one host, in milliseconds. */
  pause?: number;
  hostsAtOnce?: number;
};

/** Requests each address once: one at a time with a pause for each host, several hosts in parallel. */
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

function groupByHost(addresses: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const host = new URL(address).host;
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return groups;
}
