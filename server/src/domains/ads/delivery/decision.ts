import type { AdPageType, AdRule, AdViewer } from '#contract/ad-words.ts';
import type { AdMoment } from '../ad-time.ts';
import type { BudgetRule, Campaign, Candidate, Place, Snapshot } from './snapshot.ts';

/** What a browser has seen of a campaign. */
export interface Seen {
  total: number;
  session: number;
  secondsAgo: number;
}

/** What settings say of all ads. */
export interface SiteRules {
  /** For campaigns that say nothing of it themselves; 0: as often as it comes. */
  readonly caps: { readonly total: number; readonly session: number; readonly perSeconds: number };
  readonly popups: boolean;
  readonly popunders: boolean;
  /** Hosts whose pages may stand in a frame. */
  readonly frameHosts: readonly string[];
}

export interface Question {
  readonly pageType: AdPageType;
  /** The page is one that has no ads. */
  readonly isWithoutAds: boolean;
  /** Of the page. */
  readonly categorySlug: string | null;
  readonly tags: readonly string[];
  readonly viewer: AdViewer;
  /** The most specific first: US-TX, US. */
  readonly countries: readonly string[];
  /** Bits of the devices that it counts as. */
  readonly devices: number;
  readonly language: string;
  readonly allowsAdvertising: boolean;
  /** By campaign. */
  readonly seen: ReadonlyMap<string, Seen>;
  /** Milliseconds since 1970, and the same where ads are sold. */
  readonly at: number;
  readonly moment: AdMoment;
  readonly site: SiteRules;
}

/** Of a campaign from which `onPage` were taken already; `undrawn`: nothing is known yet. */
export type BudgetOf = (campaign: Campaign, onPage: number) => BudgetRule | 'undrawn' | null;

export interface Slot {
  readonly place: Place;
  /** Why nothing stands there; null: nothing speaks against it. */
  readonly rule: AdRule | null;
  readonly shown: Candidate | null;
}

export interface Decision {
  /** Why there is no ad at all. */
  readonly rule: AdRule | null;
  readonly slots: readonly Slot[];
  /** Campaigns that would have been shown, had there been more of them to give out. */
  readonly short: ReadonlySet<Campaign>;
  /** Whether of some nothing is known yet. */
  readonly isUndrawn: boolean;
}

/** Is told of each candidate what keeps it out; null: it is shown. */
export type Tracer = (place: Place, candidate: Candidate, rule: AdRule | null) => void;

export interface DecisionInput {
  readonly snapshot: Snapshot;
  readonly question: Question;
  /** One for each room of the page; one may be named more than once. */
  readonly places: readonly Place[];
  readonly budgetOf: BudgetOf;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly trace?: Tracer;
}
