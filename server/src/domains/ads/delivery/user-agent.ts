import type { AdDevice } from '#contract/ad-words.ts';
import { readUserAgent } from '../../watching/index.ts';

const names = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' } as const;

/** What a User-Agent header reveals. */
export function readAgent(header: string): { isBot: boolean; device: AdDevice } {
  const { isBot, device } = readUserAgent(header);
  return { isBot, device: names[device] };
}
