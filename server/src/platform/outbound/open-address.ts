import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public (IANA special-purpose registry), or that reach many hosts at once. */
const closedNetworks: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within 2000::/3, the only range that is assigned: Teredo and other protocols, documentation, 6to4. */
const closedNetworks6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closedNetworks) closed.addSubnet(network, prefix, 'ipv4');
const closed6 = new BlockList();
for (const [network, prefix] of closedNetworks6) closed6.addSubnet(network, prefix, 'ipv6');
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address (IPv4 or IPv6, without brackets) belongs to the open internet. Loopback, private,
 * link-local, carrier, multicast and documentation ranges do not; nor do IPv6 forms that carry an IPv4
 * address (mapped, NAT64, 6to4, Teredo), because where they lead is decided elsewhere.
 */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // A scope (`%eth0`) names a network card of this machine.
  if (family !== 6 || address.includes('%')) return false;
  return given6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
