import { createElement as element } from 'react';
import { Link, useLoaderData } from 'react-router';

export const loader = () => ({ word: 'page' });

export default function Page() {
  const { word } = useLoaderData<typeof loader>();
  return element(Link, { to: '/' }, word);
}
