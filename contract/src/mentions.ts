/**
 * `@username` in a text, after what stands before it: not within an address or an email address, and without the full
 * stop that ends a sentence. (Without a look behind, which older browsers cannot read.)
 */
export const mentionPattern = /(^|[^\p{L}\p{N}_./@-])@([A-Za-z0-9](?:[A-Za-z0-9_.-]{1,28}[A-Za-z0-9_-]))/gu;
