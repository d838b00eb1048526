import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckList } from './check-list.tsx';

afterEach(cleanup);

test('a long list says what is chosen in it while it is folded', () => {
  const options = [
    ['en', 'English'],
    ['ja', 'Japanese'],
  ] as const;
  const { container } = render(
    <CheckList legend="Subtitles" name="subtitles" options={options} chosen={['en']} none="None" />,
  );
  const said = () => container.querySelector('summary')?.textContent;
  expect(said()).toBe('English');
  fireEvent.click(screen.getByLabelText('Japanese'));
  expect(said()).toBe('English, Japanese');
  fireEvent.click(screen.getByLabelText('Japanese'));
  fireEvent.click(screen.getByLabelText('English'));
  expect(said()).toBe('None');
});
