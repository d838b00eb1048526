import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LateAnswers } from './late-answers.tsx';

afterEach(cleanup);

const show = (late: number, soon: number) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <LateAnswers answers={{ late, soon }} /> }]);
  render(<Stub />);
};

test('what is late and what is due within a day lead to the desk, each in words of its own', () => {
  show(2, 1);
  expect(screen.getByRole('note').textContent).toBe(
    '2 answers are late. Their deadlines have passed.One answer is due within 24 hours.',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin/legal', '/admin/legal'],
  ]);
});

test('where nothing is, nothing is said', () => {
  show(0, 0);
  expect(screen.queryByRole('note')).toBeNull();
});
