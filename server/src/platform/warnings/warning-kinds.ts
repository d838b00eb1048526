export interface WarningKind {
  /** What is the matter, in a line. */
  title: string;
  /** What follows from it, and what to do. */
  words: string;
  /** Hours for which it is shown after it was last told. What goes on is told again within them. */
  shownHours: number;
}

/** Everything that processes tell whoever runs the site. */
export const warningKinds = {
  untrusted_forwarding: {
    title: 'A proxy that is not trusted',
    words:
      'Requests came with forwarding headers from an address that TRUST_PROXY does not name, and the headers were not believed. If it is your proxy, name it: until then all visitors behind it share one address and one rate budget.',
    shownHours: 24,
  },
} as const satisfies Readonly<Record<string, WarningKind>>;

export type WarningKindName = keyof typeof warningKinds;
