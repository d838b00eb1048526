import type { Config } from '../config.ts';
import { createOutbound } from './create-outbound.ts';
import type { Outbound } from './outbound.ts';

/** The name by which other servers know us, in requests and in their robots.txt. */
export const robotName = 'Tsukimi';

/** The way to other servers as the operator configured it. */
export const configuredOutbound = ({
  publicUrl,
  outboundHosts,
}: Pick<Config, 'publicUrl' | 'outboundHosts'>): Outbound =>
  createOutbound({
    userAgent: `${robotName}/1.0${publicUrl === null ? '' : ` (+${publicUrl}/)`}`,
    allowedHosts: outboundHosts,
  });
