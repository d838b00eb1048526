import { say } from '../../state/notices.ts';
import * as texts from '../../texts/profile.ts';

/** Copies an address, or says it where the browser does not let a page copy. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    say(texts.linkCopied);
  } catch {
    say(address);
  }
}
