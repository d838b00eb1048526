import { domainToASCII, domainToUnicode } from 'node:url';
import { emailPattern, operatorEmailPattern } from '#contract/email-address.ts';
import { limits } from '#contract/limits.ts';

const forms = { member: new RegExp(emailPattern, 'u'), operator: new RegExp(operatorEmailPattern, 'u') };
/** Octets before the @ (RFC 5321). */
const longestLocalPart = 64;
const hostName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * The address as stored and mailed: the local part as written, the host in lower case and ASCII (IDNA)
 * without a trailing dot. Null if it is not an address. `operator`: the host may be one on their own network,
 * without a dot.
 */
export function readEmailAddress(typed: string, whose: 'member' | 'operator' = 'member'): string | null {
  const text = typed.trim().normalize('NFC');
  if (text.length > limits.emailLength || !forms[whose].test(text)) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = domainToASCII(text.slice(at + 1).replace(/\.$/, ''));
  const lastLabel = host.slice(host.lastIndexOf('.') + 1);
  // URL parsing turns a host that ends in a number into an IPv4 address.
  if (!hostName.test(host) || !/[a-z]/.test(lastLabel)) return null;
  const address = `${local}@${host}`;
  return Buffer.byteLength(local) <= longestLocalPart && address.length <= limits.emailLength
    ? address
    : null;
}

/**
 * The two forms in which this address may be stored: the current one, and one with its host as written for
 * people. For most addresses they are the same.
 */
export function formsOfEmail(address: string): [now: string, before: string] {
  const at = address.lastIndexOf('@');
  const written = domainToUnicode(address.slice(at + 1));
  return [address, written === '' ? address : `${address.slice(0, at)}@${written}`];
}

/** Hosts that ignore dots in the mailbox name, each with its canonical name. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Identifies the mailbox behind an address when counting what is sent there: lower case, without anything
 * after a plus, and without dots where the host is known to ignore them. Never used as an address to mail.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const host = folded.slice(at + 1);
  const local = folded.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  const oneHost = dotless[host];
  return oneHost === undefined ? `${local}@${host}` : `${local.replaceAll('.', '')}@${oneHost}`;
}
