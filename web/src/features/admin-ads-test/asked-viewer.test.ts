import { expect, test } from 'vitest';
import { askedInput, readAsked } from './asked-viewer.ts';

test('an address that says nothing asks for a visitor of the home page at a desk', () => {
  expect(askedInput(readAsked(new URLSearchParams()))).toEqual({
    p_page_type: 'Home Page',
    p_category_slug: null,
    p_tags: [],
    p_role: 'anonymous',
    p_country_code: null,
    p_device_type: 'Desktop',
    p_language: null,
    p_has_consent: true,
    p_at: null,
  });
});

test('what means nothing gives way, and what means something is handed on', () => {
  const asked = readAsked(
    new URLSearchParams(
      'page_type=Video Page&role=owner&device=Tablet&country= de &tags=rain, ,city&consent=no&at=2030-01-31T18:00',
    ),
  );
  expect(asked.role).toBe('anonymous');
  expect(askedInput(asked)).toMatchObject({
    p_page_type: 'Video Page',
    p_device_type: 'Tablet',
    p_country_code: 'DE',
    p_tags: ['rain', 'city'],
    p_has_consent: false,
    p_at: '2030-01-31T18:00:00Z',
  });
  expect(askedInput(readAsked(new URLSearchParams('at=tomorrow'))).p_at).toBeNull();
});
