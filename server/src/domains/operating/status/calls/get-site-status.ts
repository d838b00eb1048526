import { implement } from '../../../../platform/calls/implement.ts';
import { statusReader } from '../status-reader.ts';

export const getSiteStatus = implement('get_site_status', (_input, context) =>
  statusReader(context).status(),
);
