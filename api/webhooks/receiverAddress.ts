import { isIP } from "node:net";

import { parseUrl } from "#api/core/rules/parseUrl.rules.ts";
import { isPublicAddress } from "#api/webhooks/isPublicAddress.ts";

/** Resolves a host name to IP addresses. For a host without addresses, returns an empty list or rejects. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export interface Reach {
  /**
   * The setting WEBHOOK_ALLOW_PRIVATE: if true, http, private networks and all ports are also allowed. Only for tests.
   */
  allowPrivate: boolean;
  resolve: Resolve;
}

/** Thrown for a URL that a webhook may not have. The message tells the owner the reason. */
export class AddressRefused extends Error {}

/**
 * The message for a private network and for an unknown host name. With two different messages, an owner of a webhook
 * could find out which host names exist in the operator's private network.
 */
const UNREACHABLE = "This address cannot be reached from the internet";
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
const HIGHEST_SYSTEM_PORT = 1023;

/**
 * Parses a webhook's URL as a browser does, so that decimal, octal and hexadecimal forms of an IP address are
 * recognised. Throws AddressRefused for a URL that is not allowed. Does not resolve the host name: see receiverAddress.
 */
export function readAddress(text: string, { allowPrivate }: Pick<Reach, "allowPrivate">): URL {
  const url = parseUrl(text);
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
 * Returns the IP address to which a message is sent. Throws AddressRefused unless all addresses of the host are public
 * or `allowPrivate` is true. The connection uses the returned address and does not resolve the name again, so that DNS
 * rebinding has no effect.
 */
export async function receiverAddress(url: URL, { allowPrivate, resolve }: Reach): Promise<string> {
  const name = nameOf(url);
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
  if (address === undefined || (!allowPrivate && !addresses.every(isPublicAddress)))
    throw new AddressRefused(UNREACHABLE);
  return address;
}

/** Returns the host name without the brackets of an IPv6 address and without a final dot. */
const nameOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
