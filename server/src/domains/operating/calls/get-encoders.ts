import { implement } from '../../../platform/calls/implement.ts';
import { encoderStandings } from '../../media/index.ts';

export const getEncoders = implement('get_encoders', async (_input, { db }) =>
  (await encoderStandings(db)).map(({ isUsed, setAsideAt, checkedAt, ...standing }) => ({
    ...standing,
    is_used: isUsed,
    set_aside_at: setAsideAt?.toISOString() ?? null,
    checked_at: checkedAt.toISOString(),
  })),
);
