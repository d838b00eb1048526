import { approveVideo } from './calls/approve-video.ts';
import { getReviewQueue } from './calls/get-review-queue.ts';
import { refuseVideo } from './calls/refuse-video.ts';

export const reviewCalls = [getReviewQueue, approveVideo, refuseVideo];
