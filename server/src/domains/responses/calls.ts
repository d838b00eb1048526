import { commentCalls } from './comments/comment-calls.ts';
import { reactionCalls } from './reactions/reaction-calls.ts';

export const responseCalls = [...reactionCalls, ...commentCalls];
