import { implement } from '../../../../platform/calls/implement.ts';
import { extendDataRequest as act } from '../work-on-data-request.ts';

export const extendDataRequest = implement('extend_data_request', (input, context) => act(context, input));
