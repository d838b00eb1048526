import { implement } from '../../../../platform/calls/implement.ts';
import { submitDataRequest as act } from '../submit-data-request.ts';

export const submitDataRequest = implement('submit_data_request', (input, context) => act(context, input));
