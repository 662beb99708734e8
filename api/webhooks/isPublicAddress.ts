import ipaddr from "ipaddr.js";

/** A cloud's metadata and DNS, under an address that looks public: Azure's. */
const PLATFORM = "168.63.129.16/32";

/** Networks of IPv4 that no host of the public internet has (IANA's registry of special purposes, and multicast). */
const SPECIAL_V4 = [
  PLATFORM,
  "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24",
  "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
];

/** All of IPv6 that is given out to hosts. */
const GLOBAL_V6 = "2000::/3";

/** Parts of it that are not, or that carry an IPv4 address (Teredo, 6to4). IPv4-mapped addresses, NAT64 and local ones are outside. */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

/** Whether an IP address is one of the public internet. @param address as a resolver or a URL writes it, without brackets */
export function isPublicAddress(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return !SPECIAL_V4.some((network) => parsed.match(ipaddr.IPv4.parseCIDR(network)));
  const isIn = (network: string) => parsed.match(ipaddr.IPv6.parseCIDR(network));
  return isIn(GLOBAL_V6) && !SPECIAL_V6.some(isIn);
}
