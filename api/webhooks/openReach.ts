import { lookup, Resolver } from "node:dns/promises";

import type { Reach, Resolve } from "#api/webhooks/receiverAddress.ts";

/** How long one name server may take. Each configured name server is asked once. */
const NAME_SERVER_TIMEOUT_MS = 2_000;

/**
 * Resolves names by DNS queries. dns.lookup would run in a thread pool of few threads without a timeout, so that a few
 * names whose name server never answers would delay the names of all users. Each name has its own Resolver, because a
 * Resolver adapts its timeouts to the answers to earlier names.
 * @param servers The name servers as `address:port`; defaults to those of the operating system.
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: NAME_SERVER_TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };
}

/** Resolves names as the operating system does, so that names in /etc/hosts such as localhost are known. */
const resolveBySystem: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Returns which addresses webhooks may have, and how their host names are resolved.
 * @param allowPrivate The setting WEBHOOK_ALLOW_PRIVATE, only for tests. If true, names in /etc/hosts are resolved too.
 */
export const openReach = (allowPrivate: boolean): Reach => ({
  allowPrivate,
  resolve: allowPrivate ? resolveBySystem : resolveByDns(),
});
