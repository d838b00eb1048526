/** How a visitor may show their age: by saying so, by the identity check of members, by an outside service. */
export const ageMethods = ['declaration', 'identity', 'assurance'] as const;
export type AgeMethod = (typeof ageMethods)[number];

/** What the age gate asks of a visitor. Without a method, the site is not offered where they are. */
export interface AgeAsked {
  readonly minimumAge: number;
  readonly methods: readonly AgeMethod[];
}

/** Where the gate's form is sent. */
export const ageGatePath = '/age-gate';
/** The way to the outside service, and where it sends the browser back. */
export const assurancePath = '/age-gate/assurance';
export const assuredPath = '/age-gate/assured';
/** What stands for a place that nobody knows, besides the codes of countries. */
export const unknownPlace = 'ZZ';
