import { implement } from '../../../../platform/calls/implement.ts';
import { scrapeList } from '../scrape-list.ts';

export const scrapeVideoList = implement('scrape-video-list', ({ url, page }, context) =>
  scrapeList(context, url, page ?? 1),
);
