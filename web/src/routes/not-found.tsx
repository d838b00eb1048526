import { fault } from '../page/page-data.ts';
import * as texts from '../texts/site-frame.ts';

/** Any address without a page. */
export function loader(): never {
  throw fault(404, texts.pageNotFound);
}

export default function NotFound() {
  return null;
}
