import { limits } from './limits.ts';
import { PrivateText } from './schema-parts.ts';

/**
 * One character of the part before the @: letters and digits of any script, and the signs of RFC 5322 without those
 * that a mail server may read as a route (`%`, `!`) or a program (`|`), and without the backtick. Nothing that separates,
 * quotes or comments addresses, and nothing that cannot be seen.
 */
const localCharacter = "(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{N}#$&'*+/=?^_{}~-])";
const domainLabel =
  '(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}](?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{N}-])*)';
const withHost = (dots: string): string =>
  `^(?!-)${localCharacter}+(?:\\.${localCharacter}+)*@${domainLabel}(?:\\.${domainLabel})${dots}\\.?$`;

/** The form of an email address of somebody who has an account; for a RegExp with the flag `u`. */
export const emailPattern = withHost('+');

/** The form of an address that the operator names: its host may be one of their own network, `desk@localhost`. */
export const operatorEmailPattern = withHost('*');

/**
 * An email address as somebody types it. Its form is told in words of its own, after blanks around it are taken away:
 * the server reads every one by `readEmailAddress`.
 */
export const EmailAddress = PrivateText({
  minLength: 1,
  maxLength: limits.emailLength,
  description: 'An email address.',
});
