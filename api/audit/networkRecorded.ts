/**
 * Reduces an address to its network: an IPv4 address to its /24; networkOf has reduced an IPv6 address to its /64 already.
 * @param address as networkOf answers it
 */
export const networkRecorded = (address: string) => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
