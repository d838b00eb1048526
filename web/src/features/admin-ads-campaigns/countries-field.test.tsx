import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCountries } from './countries.ts';
import { CountriesField } from './countries-field.tsx';

afterEach(cleanup);

test('countries are chosen and shown by name, and the form has their codes', () => {
  const changed = vi.fn();
  const { container } = render(
    <CountriesField name="countries" chosen={['DE', 'US-TX']} onChange={changed} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Countries and regions');
  const sent = () => readCountries(container.querySelector<HTMLInputElement>('[name=countries]')!.value);
  const names = () => screen.getAllByRole('button').map((one) => one.textContent);
  expect(names()).toEqual(['Germany', 'US-TX']);
  fireEvent.change(field, { target: { value: 'Japan' } });
  expect(names()).toEqual(['Germany', 'US-TX', 'Japan']);
  expect(field.value).toBe('');
  // Several begin so: it is not taken before it is said to be whole.
  fireEvent.change(field, { target: { value: 'Niger' } });
  expect(names()).toHaveLength(3);
  expect(sent()).toEqual(['DE', 'US-TX', 'JP', 'NE']);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(names()).toEqual(['Germany', 'US-TX', 'Japan', 'Niger']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Germany' }));
  expect(sent()).toEqual(['US-TX', 'JP', 'NE']);
  expect(changed).toHaveBeenCalled();
});

test('names and codes are both read', () => {
  expect(readCountries('gb, us-tx')).toEqual(['GB', 'US-TX']);
  expect(readCountries('Germany, côte d’ivoire\nBosnia & Herzegovina')).toEqual(['DE', 'CI', 'BA']);
  expect(readCountries('Nowhere')).toEqual(['NOWHERE']);
});
