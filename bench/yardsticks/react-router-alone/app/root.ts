import { createElement as element } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export default function Root() {
  return element(
    'html',
    { lang: 'en' },
    element('head', null, element(Meta), element(Links)),
    element('body', null, element(Outlet), element(ScrollRestoration), element(Scripts)),
  );
}
