/** Identifies one household on the network: an IPv4 address, or the whole /64 of one IPv6 customer. */
export function networkOf(address: string): string {
  const bare = (address.split('%')[0] ?? '')
    .toLowerCase()
    // Some proxies forward the port too, which changes with every connection.
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The network around an address: the first three numbers of IPv4, or an IPv6 /48, since one person can have
 * many /64s.
 */
export const neighbourhoodOf = (address: string): string => {
  const household = networkOf(address);
  return household.includes(':')
    ? household.split(':').slice(0, 3).join(':')
    : household.split('.').slice(0, 3).join('.');
};

/** Whether a request came from this machine itself, which is nobody's network. */
export const isLoopback = (address: string): boolean => {
  const household = networkOf(address);
  return household.startsWith('127.') || (household === '0:0:0:0' && address.endsWith('::1'));
};
