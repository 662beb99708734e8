import { isIP } from "node:net";

import { isPublicAddress } from "#api/webhooks/isPublicAddress.ts";

/** Resolves a host name to IP addresses. If the host has none, rejects or resolves to an empty list. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export interface Reach {
  /** WEBHOOK_ALLOW_PRIVATE: if true, http, private networks and every port are allowed, too. Only for tests. */
  allowPrivate: boolean;
  resolve: Resolve;
}

/** Thrown for a webhook's URL that may not be used. The message explains the reason to the owner. */
export class AddressRefused extends Error {}

/**
 * The sentence for a private network and for an unknown host name alike. Two sentences would tell an owner of webhooks
 * which names the name servers of the operator's network know.
 */
const UNREACHABLE = "This address cannot be reached from the internet";
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
const HIGHEST_SYSTEM_PORT = 1023;

/**
 * Parses a webhook's URL as a browser does, so that decimal, octal and hexadecimal forms of an IP address are
 * recognised. Throws AddressRefused if the URL itself is invalid. receiverAddress checks the IP addresses of the host.
 */
export function readAddress(text: string, { allowPrivate }: Pick<Reach, "allowPrivate">): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")))
    throw new AddressRefused("Must be a web address that starts with https://");
  if (url.username || url.password) throw new AddressRefused("Must have no user name or password");
  url.hash = "";
  if (allowPrivate) return url;
  if (url.port !== "" && Number(url.port) <= HIGHEST_SYSTEM_PORT)
    throw new AddressRefused("Must have port 443, or one from 1024 up");
  const name = nameOf(url);
  if (isIP(name) ? !isPublicAddress(name) : !name.includes(".") || LOCAL_NAME.test(name))
    throw new AddressRefused(UNREACHABLE);
  return url;
}

/**
 * The IP address to which a message is sent. All addresses of the host must be public, unless `allowPrivate` is set.
 * The name is resolved only here, so that DNS rebinding has no effect. Throws AddressRefused.
 */
export async function receiverAddress(url: URL, { allowPrivate, resolve }: Reach): Promise<string> {
  const name = nameOf(url);
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
  if (address === undefined || (!allowPrivate && !addresses.every(isPublicAddress)))
    throw new AddressRefused(UNREACHABLE);
  return address;
}

/** The host name without the brackets of an IPv6 address and without the final dot. */
const nameOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
