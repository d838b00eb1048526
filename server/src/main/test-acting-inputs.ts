import type { Platform } from '../platform/context.ts';
import type { Known } from './contract-samples.ts';
import type { TestMember } from './test-member.ts';

/** What the calls of reactions and reports can be given. */
export const actingInputs = async (
  _platform: Platform,
  _asker: TestMember | null,
  _videoId: string,
): Promise<Known> => ({ report_kind: 'video', report_reason: 'COPYRIGHT' });
