/** Whether a host is on the operator's list of ad hosts, or below one that is: as the Content Security Policy has it. */
export const isOnHosts = (host: string, listed: readonly string[]): boolean =>
  listed.some((one) => host === one || host.endsWith(`.${one}`));
