import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import { isPublicAddress } from "#api/webhooks/isPublicAddress.ts";

/** The addresses of a name. Rejects for a name that has none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export interface Reach {
  /** WEBHOOK_ALLOW_PRIVATE: http, private networks and every port, too. For tests. */
  allowPrivate: boolean;
  resolve: Resolve;
}

export const resolveBySystem: Resolve = async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/** Why a webhook's address is not used, as a sentence for its owner. */
export class AddressRefused extends Error {}

const PRIVATE = "This address leads to a private network";
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
const HIGHEST_SYSTEM_PORT = 1023;

/**
 * Reads a webhook's address; the way a browser does, so that decimal, octal and hexadecimal forms of an IP address are told.
 * Throws AddressRefused for what is wrong with the address itself: receiverAddress looks where it leads.
 */
export function readAddress(text: string, { allowPrivate }: Pick<Reach, "allowPrivate">): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:"))) throw new AddressRefused("Must be a web address that starts with https://");
  if (url.username || url.password) throw new AddressRefused("Must have no user name or password");
  url.hash = "";
  if (allowPrivate) return url;
  if (url.port !== "" && Number(url.port) <= HIGHEST_SYSTEM_PORT) throw new AddressRefused("Must have port 443, or one from 1024 up");
  const name = nameOf(url);
  if (isIP(name) ? !isPublicAddress(name) : !name.includes(".") || LOCAL_NAME.test(name)) throw new AddressRefused(PRIVATE);
  return url;
}

/**
 * The one IP address that a message is sent to. The name is resolved once, and all of its addresses must be public: a name that
 * gives another answer later cannot lead elsewhere. Throws AddressRefused.
 */
export async function receiverAddress(url: URL, { allowPrivate, resolve }: Reach): Promise<string> {
  const name = nameOf(url);
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
  if (address === undefined) throw new AddressRefused(`The name ${name} could not be found`);
  if (!allowPrivate && !addresses.every(isPublicAddress)) throw new AddressRefused(PRIVATE);
  return address;
}

/** Without the brackets of an IPv6 address and the dot of a fully qualified name. */
const nameOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
