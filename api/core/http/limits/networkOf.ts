import ipaddr from "ipaddr.js";

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/;

/**
 * The network of an IP address, by which rate limits count. An IPv4 address is its own network, also in its IPv4-mapped
 * form. For an IPv6 address it is the first 64 bits, because a subscriber owns at least a whole /64.
 */
export function networkOf(address = "unknown") {
  const bare = address.replace(WITH_PORT, "$1$2");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
