import { lookup, Resolver } from "node:dns/promises";

import type { Reach, Resolve } from "#api/webhooks/receiverAddress.ts";

/** The timeout of a query to one name server. Each configured name server is asked once. */
const NAME_SERVER_TIMEOUT_MS = 2_000;

/**
 * Returns a function that resolves names by DNS queries with a timeout. dns.lookup has no timeout and uses a small
 * thread pool, so that a few slow names would delay the names of all users. Each name has its own Resolver, because a
 * Resolver adapts its timeouts to earlier names.
 * @param servers The name servers as `address:port`; by default those of the operating system
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: NAME_SERVER_TIMEOUT_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };
}

/** Resolves names as the operating system does, including names in /etc/hosts such as localhost. */
const resolveBySystem: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Returns the rules for the URLs of webhooks: whether private networks are allowed, and how host names are resolved.
 * @param allowPrivate The setting WEBHOOK_ALLOW_PRIVATE, only for tests. If true, names in /etc/hosts are also resolved
 */
export const openReach = (allowPrivate: boolean): Reach => ({
  allowPrivate,
  resolve: allowPrivate ? resolveBySystem : resolveByDns(),
});
