import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';

/** File in DATA_DIR that holds the address a running site listens on. */
export const addressFile = (dataDir: string): string => path.join(dataDir, 'address');

/** Where people reach the site: PUBLIC_URL, else where it listens, else where it would listen. */
export function siteAddress({
  publicUrl,
  dataDir,
  port,
}: Pick<Config, 'publicUrl' | 'dataDir' | 'port'>): string {
  if (publicUrl !== null) return publicUrl;
  try {
    const address = readFileSync(addressFile(dataDir), 'utf8').trim();
    if (/^https?:\/\/\S+$/.test(address)) return address;
  } catch {
    // No site runs on this data.
  }
  return `http://localhost:${port}`;
}
