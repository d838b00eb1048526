import { implement } from '../../../../platform/calls/implement.ts';
import { linesToLookAt, spokenIn } from '../../../texts/index.ts';
import { hiddenVideos } from '../../reviewing/who-reviews.ts';
import { countHeldCaptions, heldCaptions } from '../caption-queries.ts';
import { heldView } from '../caption-view.ts';

export const getCaptionsQueue = implement('get_captions_queue', async (input, context) => {
  const hidden = await hiddenVideos(context);
  const page = { hidden, limit: input.p_limit ?? 20, offset: input.p_offset ?? 0 };
  const rows = await heldCaptions(context.db, page);
  return {
    items: rows.map((row) => heldView(row, linesToLookAt(context, spokenIn(row.words)))),
    total: await countHeldCaptions(context.db, hidden),
  };
});
