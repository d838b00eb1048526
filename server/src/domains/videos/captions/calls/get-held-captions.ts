import { implement } from '../../../../platform/calls/implement.ts';
import { plainCue } from '../cue-text-rules.ts';
import { lockWaiting } from '../decide-captions.ts';

export const getHeldCaptions = implement('get_held_captions', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { captions } = await lockWaiting(transaction, context.viewer, input.p_captions_id);
    // Without the head of the file.
    return captions.words
      .split('\n\n')
      .slice(1)
      .map((block) => {
        const [times = '', ...lines] = block.trim().split('\n');
        return { time: times.slice(0, times.indexOf('.')), text: plainCue(lines.join('\n')) };
      });
  }),
);
