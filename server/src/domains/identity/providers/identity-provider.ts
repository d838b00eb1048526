/** What a provider knows of a check: no more than it takes to judge. */
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

/** Somebody who finds out whether members are who they say they are. */
export interface IdentityProvider {
  readonly name: 'manual' | 'test';
  /** Members send us pictures of a document first. */
  readonly needsPictures: boolean;
  /** Begins a check whose facts, and pictures where they are needed, are complete. */
  start(check: IdentityCheck): Promise<IdentityVerdict>;
  /** How a check that was begun stands now. */
  state(check: IdentityCheck): Promise<IdentityVerdict>;
}
