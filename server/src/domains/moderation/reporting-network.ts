import { createHmac } from 'node:crypto';
import { isLoopback, neighbourhoodOf } from '../../kit/network.ts';
import type { Config } from '../../platform/config.ts';
import { newestKey } from '../../platform/site-keys.ts';

/**
 * The key under which holds from one network are counted; no address is stored. Null: this machine's own,
 * which is nobody's.
 */
export const reportingNetwork = ({ secret }: Pick<Config, 'secret'>, address: string): Buffer | null =>
  isLoopback(address)
    ? null
    : createHmac('sha256', newestKey(secret))
        .update(`reporting network\0${neighbourhoodOf(address)}`)
        .digest();
