import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NamedCodesField } from './named-codes-field.tsx';
import { countries, languages, readNames } from './named-lists.ts';

afterEach(cleanup);

const draw = (chosen: readonly string[] = [], list = countries) => {
  const changed = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={sent}>
      <NamedCodesField
        list={list}
        name="countries"
        label="Countries and regions"
        all="Everywhere"
        hint=""
        chosenLabel="Chosen countries"
        chosen={chosen}
        error={null}
        onChange={changed}
      />
      <button type="submit">Save</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Countries and regions');
  return {
    field,
    changed,
    codes: () => readNames(list, container.querySelector<HTMLInputElement>('[name=countries]')!.value).codes,
    names: () => screen.queryAllByRole('listitem').map((one) => one.textContent),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** Whether the browser would send the form. */
    enter: () => fireEvent.keyDown(field, { key: 'Enter' }),
  };
};

test('countries are chosen and shown by name, and the form has their codes', () => {
  const { field, changed, codes, names, type, enter } = draw(['DE', 'US-TX']);
  expect(names()).toEqual(['Germany', 'US-TX']);
  type('Japan');
  expect(names()).toEqual(['Germany', 'US-TX', 'Japan']);
  expect(field.value).toBe('');
  // Several begin so: it is not taken before it is said to be whole.
  type('Niger');
  expect(names()).toHaveLength(3);
  expect(codes()).toEqual(['DE', 'US-TX', 'JP', 'NE']);
  enter();
  expect(names()).toEqual(['Germany', 'US-TX', 'Japan', 'Niger']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Germany' }));
  expect(codes()).toEqual(['US-TX', 'JP', 'NE']);
  expect(changed).toHaveBeenCalled();
});

test('Enter takes what was typed, and never sends the form', () => {
  const { names, type, enter } = draw();
  // A whole name is taken while it is typed; whoever then presses Enter means to take it.
  type('France');
  expect(enter()).toBe(false);
  type('ger');
  expect(enter()).toBe(false);
  expect(names()).toEqual(['France', 'Germany']);
});

test('what is no country is not taken, and the field says so', () => {
  const { field, names, type, enter } = draw();
  type('Atlantis');
  enter();
  expect(names()).toEqual([]);
  expect(field.value).toBe('Atlantis');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('There is no “Atlantis” here. Choose one from the list.')).toBeTruthy();
  type('United');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('Several begin with “United”. Choose one from the list.')).toBeTruthy();
});

test('names, codes and how a name alone begins are read; nothing else is', () => {
  const read = (typed: string) => readNames(countries, typed);
  expect(read('gb, us-tx')).toEqual({ codes: ['GB', 'US-TX'], strange: [] });
  expect(read('Germany, côte d’ivoire\nBosnia & Herzegovina').codes).toEqual(['DE', 'CI', 'BA']);
  expect(read('ger; UK').codes).toEqual(['DE', 'GB']);
  expect(read('Nowhere, QQ, XX-1')).toEqual({ codes: [], strange: ['Nowhere', 'QQ', 'XX-1'] });
  expect(readNames(languages, 'japan, Norwegian Bokmål, EN, xx')).toEqual({
    codes: ['ja', 'nb', 'en'],
    strange: ['xx'],
  });
});

test('every choice is read back by its name', () => {
  for (const list of [countries, languages]) {
    expect(list.choices().length).toBeGreaterThan(180);
    for (const [code, name] of list.choices()) expect([name, list.codeOf(name)]).toEqual([name, code]);
  }
});
