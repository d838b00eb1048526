import type { publishStates } from '#contract/wire-values.ts';

export type PublishStatus = (typeof publishStates)[number];

/**
 * Which state a video may move to from which. `removed` is final: what was removed can only return as a new
 * video. `disabled` can be reached from wherever it could still be shown from: nobody escapes a notice by withdrawing
 * what it names.
 */
const transitions: Readonly<Record<PublishStatus, readonly PublishStatus[]>> = {
  draft: ['scheduled', 'processing', 'review', 'pending', 'published', 'disabled', 'removed'],
  scheduled: ['draft', 'processing', 'review', 'pending', 'published', 'disabled', 'expired', 'removed'],
  processing: ['draft', 'scheduled', 'review', 'pending', 'published', 'failed', 'removed'],
  review: ['draft', 'pending', 'published', 'scheduled', 'held', 'disabled', 'expired', 'removed'],
  pending: ['published', 'scheduled', 'draft', 'review', 'held', 'disabled', 'expired', 'removed'],
  published: ['draft', 'scheduled', 'review', 'pending', 'held', 'disabled', 'expired', 'failed', 'removed'],
  held: ['published', 'review', 'pending', 'disabled', 'expired', 'removed'],
  disabled: ['published', 'draft', 'scheduled', 'review', 'pending', 'expired', 'failed', 'removed'],
  expired: ['draft', 'scheduled', 'review', 'pending', 'published', 'disabled', 'removed'],
  failed: ['processing', 'disabled', 'removed'],
  removed: [],
};

export const mayBecome = (from: PublishStatus, to: PublishStatus): boolean => transitions[from].includes(to);

/** The two states that an admin's list knows. */
export const adminStatus = (status: PublishStatus): 'published' | 'pending' =>
  status === 'published' ? 'published' : 'pending';

/** A tag in comparison form: NFKC, lower-cased, trimmed, single spaces. */
export const tagName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/**
 * A tag's part of an address; empty if it can have none. Scripts without Latin letters keep their own
 * characters. Two names with one slug are one tag.
 */
export const tagSlug = (name: string): string =>
  tagName(name)
    .replace(/[\s/\\?#%&]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // Dots alone are a path step in an address, not a name.
    .replace(/^\.+$/, '');

export const releaseStatuses = ['ongoing', 'releasing', 'completed', 'upcoming'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];
