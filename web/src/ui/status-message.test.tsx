import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusMessage, statusOf } from './status-message.tsx';

test('its kind says how it looks, whatever words it has', () => {
  const title = '“Failed Lantern”: published.';
  render(<StatusMessage status={{ kind: 'success', text: title }} of={title} />);
  expect(screen.getByText(title).className).toBe('status-message success');
  const refusal = 'Choose another name.';
  render(<StatusMessage status={{ kind: 'error', text: refusal }} of={refusal} />);
  expect(screen.getByText(refusal).className).toBe('status-message error');
});

test('a form says its fault before what it did', () => {
  expect(statusOf({ fault: { message: 'No.' }, done: 'Saved.' })).toEqual({
    kind: 'error',
    text: 'Error: No.',
  });
  expect(statusOf({ fault: null, done: 'Saved.' })).toEqual({ kind: 'success', text: 'Saved.' });
  expect(statusOf(undefined)).toBeNull();
});
