import ipaddr from "ipaddr.js";

/**
 * The address of Azure's internal service for metadata and DNS. It is not in a special-purpose network, so it is listed
 * separately.
 */
const PLATFORM = "168.63.129.16/32";

/** IPv4 networks that are not part of the public internet: those of IANA's special-purpose registry, and multicast. */
const SPECIAL_V4 = [
  PLATFORM,
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** The IPv6 network from which public addresses are allocated. */
const GLOBAL_V6 = "2000::/3";

/**
 * Special-purpose networks within GLOBAL_V6, including those whose addresses contain an IPv4 address (Teredo, 6to4).
 * IPv4-mapped addresses, NAT64 and local addresses are outside GLOBAL_V6.
 */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

/**
 * True for an IP address of the public internet.
 * @param address An IP address without brackets
 */
export function isPublicAddress(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return !SPECIAL_V4.some((network) => parsed.match(ipaddr.IPv4.parseCIDR(network)));
  const isIn = (network: string) => parsed.match(ipaddr.IPv6.parseCIDR(network));
  return isIn(GLOBAL_V6) && !SPECIAL_V6.some(isIn);
}
