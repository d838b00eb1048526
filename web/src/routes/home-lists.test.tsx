import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Recommendations } from '../features/recommendations/recommendations.tsx';
import { TopFive } from '../features/top-five/top-five.tsx';
import { toCard, toTop } from '../page/video-card.ts';
import { DEFAULT_SETTINGS } from '../state/layout-settings.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { rankingRow, videoCard } from '../test-data.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server whose answers come when the test says so. */
function slowServer() {
  const waiting: ((answer: Response) => void)[] = [];
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, options: { body: string }) => {
    asked.push([path, JSON.parse(options.body)]);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  return {
    asked,
    answer: (value: unknown, status = 200, at = 0) =>
      waiting.splice(at, 1)[0]!(Response.json(value, { status })),
  };
}
function page(Part: () => React.ReactNode, at = '/') {
  const Component = () => (
    <PageStateProvider initial={DEFAULT_SETTINGS} gated={false}>
      <Part />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return render(<Stub initialEntries={[at]} />).container;
}
const top = () => page(() => <TopFive period="trending" first={[toTop(rankingRow({ title: 'First' }))]} />);
const tab = (name: string) => screen.getByRole('tab', { name });

test('Top 5 begins with trending and its scores', () => {
  top();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    'Trending',
    'Today',
    'Week',
    'Month',
    'All time',
  ]);
  expect(tab('Trending').getAttribute('aria-selected')).toBe('true');
  expect(document.body.textContent).toContain('12.3K Views · Score 4.57');
});

test('another period asks the server for five rows', async () => {
  const server = slowServer();
  top();
  fireEvent.click(tab('Week'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]).toEqual([
    '/rest/v1/rpc/get_content_rankings_with_ip_dedup',
    { time_period_param: 'week', limit_count: 5 },
  ]);
  server.answer([rankingRow({ title: 'Of the week' })]);
  expect(await screen.findByText('Of the week')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Score');
});

test('of two answers the one for the present tab is shown', async () => {
  const server = slowServer();
  top();
  fireEvent.click(tab('Week'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  fireEvent.click(tab('Today'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  server.answer([rankingRow({ title: 'Today' })], 200, 1);
  await screen.findByRole('link', { name: 'Today' });
  server.answer([rankingRow({ title: 'Too late' })]);
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByText('Too late')).toBeNull();
});

test('a period that does not load says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = slowServer();
  top();
  fireEvent.click(tab('Month'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  server.answer({ message: 'no' }, 500);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  server.answer([rankingRow({ title: 'There' })]);
  expect(await screen.findByText('There')).toBeTruthy();
});

const recommendations = () =>
  page(() => (
    <Recommendations
      tabs={[
        { slug: 'drama', name: 'Drama' },
        { slug: 'music', name: 'Music' },
        { slug: 'sports', name: 'Sports' },
      ]}
      selected="drama"
      first={[toCard(videoCard({ title: 'Drama one' }))]}
      draw={(card) => card.title}
    />
  ));

test('the first recommendation tab is there at once, without a skeleton', () => {
  const box = recommendations();
  expect(tab('Drama').getAttribute('aria-selected')).toBe('true');
  expect(box.textContent).toContain('Drama one');
  expect(box.querySelectorAll('.card-skeleton')).toHaveLength(0);
});

test('five skeletons stand while a tab is loading, and no tab is asked for twice', async () => {
  const server = slowServer();
  const box = recommendations();
  fireEvent.click(tab('Music'));
  await vi.waitFor(() => expect(box.querySelectorAll('.card-skeleton')).toHaveLength(5));
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  server.answer([videoCard({ title: 'Song', category_slug: 'music', category_name: 'Music' })]);
  await screen.findByText('Song');
  expect(box.querySelectorAll('.card-skeleton')).toHaveLength(0);
  fireEvent.click(tab('Drama'));
  await vi.waitFor(() => expect(box.textContent).toContain('Drama one'));
  fireEvent.click(tab('Music'));
  await vi.waitFor(() => expect(box.textContent).toContain('Song'));
  expect(server.asked).toHaveLength(1);
});

test('arrow keys move between tabs', () => {
  recommendations();
  tab('Drama').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('Sports'));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Drama'));
});

test('the address says which tab and period are shown, beside what else it says, and a step back shows those before', async () => {
  const server = slowServer();
  function Both() {
    const { search } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <p data-testid="address">{search}</p>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <TopFive period="trending" first={[toTop(rankingRow({ title: 'First' }))]} />
        <Recommendations
          tabs={[
            { slug: 'drama', name: 'Drama' },
            { slug: 'music', name: 'Music' },
          ]}
          selected="drama"
          first={[toCard(videoCard({ title: 'Drama one' }))]}
          draw={(card) => card.title}
        />
      </>
    );
  }
  const box = page(() => <Both />, '/?page=2');
  const address = () => screen.getByTestId('address').textContent;
  fireEvent.click(tab('Music'));
  await vi.waitFor(() => expect(address()).toBe('?page=2&tab=music'));
  fireEvent.click(tab('Week'));
  await vi.waitFor(() => expect(address()).toBe('?page=2&tab=music&period=week'));
  expect(tab('Music').getAttribute('aria-selected')).toBe('true');
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  fireEvent.click(screen.getByText('Back'));
  fireEvent.click(screen.getByText('Back'));
  await vi.waitFor(() => expect(address()).toBe('?page=2'));
  expect(tab('Drama').getAttribute('aria-selected')).toBe('true');
  expect(tab('Trending').getAttribute('aria-selected')).toBe('true');
  expect(box.textContent).toContain('Drama one');
});
