import ipaddr from "ipaddr.js";

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/;

/**
 * The network of an IP address, by which rate limits count. It is the IPv4 address itself, also for its IPv4-mapped
 * form, or the first 64 bits of an IPv6 address, because a subscriber owns at least a whole /64.
 */
export function networkOf(address = "unknown") {
  const bare = address.replace(WITH_PORT, "$1$2");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
