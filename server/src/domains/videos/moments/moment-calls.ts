import { deleteOwnMoment } from './calls/delete-own-moment.ts';
import { dismissFoundFlash } from './calls/dismiss-found-flash.ts';
import { getOwnMoments } from './calls/get-own-moments.ts';
import { saveOwnMoment } from './calls/save-own-moment.ts';

export const momentCalls = [getOwnMoments, saveOwnMoment, deleteOwnMoment, dismissFoundFlash];
