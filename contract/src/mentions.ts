/**
 * `@username` in a text, after what stands before it: not within an address or an email address, and without the full
 * stop that ends a sentence. (Without a look behind, which older browsers cannot read.)
 */
export const mentionPattern = /(^|[^\p{L}\p{N}_./@-])@([A-Za-z0-9](?:[A-Za-z0-9_.-]{1,28}[A-Za-z0-9_-]))/gu;

/** `#tag` in a text, after what stands before it: not within an address, and without the signs that end a sentence. */
export const hashtagPattern =
  /(^|[^\p{L}\p{N}_./#&@=-])#([\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,58}[\p{L}\p{N}])?)/gu;
