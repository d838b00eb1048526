import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('play/:slug', 'routes/watch.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('categories/:slug', 'routes/category.tsx'),
  route('tags/:tag', 'routes/tag.tsx'),
  route('search', 'routes/search.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('coming-soon', 'routes/coming-soon.tsx', { id: 'coming-soon' }),
  route('premium', 'routes/coming-soon.tsx', { id: 'premium' }),
  route('studios', 'routes/coming-soon.tsx', { id: 'studios' }),
  route('surprise', 'routes/surprise.ts'),
  route('age-gate', 'routes/age-gate.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap-pages.xml', 'routes/sitemap-pages.ts'),
  route('sitemap-videos.xml', 'routes/sitemap-videos.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
