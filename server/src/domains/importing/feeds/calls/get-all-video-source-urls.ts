import type { Output } from '#contract/calls.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { allHostedGuids, allImportedAddresses } from '../../../videos/index.ts';

export const getAllVideoSourceUrls = implement('get_all_video_source_urls', async (_input, { db }) =>
  rawJson<Output<'get_all_video_source_urls'>>(await allImportedAddresses(db)),
);

export const getAllVideoGuids = implement('get_all_video_guids', async (_input, { db }) =>
  rawJson<Output<'get_all_video_guids'>>(await allHostedGuids(db)),
);
