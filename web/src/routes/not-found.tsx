import { fault } from '../page/page-data.ts';

/** Any address without a page. */
export function loader(): never {
  throw fault(404, 'Page not found');
}

export default function NotFound() {
  return null;
}
