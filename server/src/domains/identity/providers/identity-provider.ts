/** What a provider learns about a check: no more than it needs to judge. */
export interface IdentityCheck {
  recordId: string;
  legalName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
}

export type IdentityVerdict =
  | { state: 'pending' }
  | { state: 'approved' }
  /** `reason`: a sentence for the member. */
  | { state: 'refused'; reason: string };

/** A service that finds out whether members are who they say they are. */
export interface IdentityProvider {
  readonly name: 'manual' | 'test';
  /** Members send us pictures of a document first. */
  readonly needsPictures: boolean;
  /** Begins a check whose facts, and pictures if needed, are complete. */
  start(check: IdentityCheck): Promise<IdentityVerdict>;
  /** The current state of a check that was begun. */
  state(check: IdentityCheck): Promise<IdentityVerdict>;
}
