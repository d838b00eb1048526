import { expect, test } from 'vitest';
import { FieldFault, readCampaignForm } from './read-campaign.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  const all = { name: 'Lanterns', objective: 'traffic', pricing: 'cpc', pacing: 'even', tier: 'remnant' };
  for (const [name, value] of Object.entries({ ...all, ...fields })) form.append(name, value);
  return form;
};

test('budgets are typed in the currency and sent in its minor units, a rate in thousandths of them', () => {
  const { p_goals } = readCampaignForm(
    formOf({ budget_total: '1 250.5', budget_daily: '', rate: '0.25', impressions: '10,000' }),
    'EUR',
  );
  expect(p_goals).toMatchObject({
    budget_total: 125_050,
    budget_daily: null,
    rate: 25_000,
    impressions: 10_000,
    weight: 1,
  });
  expect(readCampaignForm(formOf({ pricing: 'flat', rate: '7' }), 'EUR').p_goals.rate).toBe(0);
});

test('an amount that is none names its field', () => {
  const read = (fields: Record<string, string>) => () => readCampaignForm(formOf(fields), 'JPY');
  expect(read({ budget_total: '1.5' })).toThrow(FieldFault);
  expect(read({ budget_total: '1.5' })).toThrow('Enter an amount in JPY, such as 1250.');
  expect(read({ cap_total: 'often' })).toThrow('Enter a whole number.');
});

test('lists are read from lines and commas', () => {
  const { p_target_audience } = readCampaignForm(
    formOf({ countries: 'gb, us-tx', tags: 'sea side, rain\nrain', languages: 'EN' }),
    'EUR',
  );
  expect(p_target_audience).toMatchObject({
    countries: ['GB', 'US-TX'],
    tags: ['sea side', 'rain'],
    languages: ['en'],
  });
});

test('what is no country or no language names its field, in words', () => {
  const read = (fields: Record<string, string>) => () => readCampaignForm(formOf(fields), 'EUR');
  expect(read({ countries: 'DE, Atlantis' })).toThrow(
    'There is no “Atlantis” here. Choose one from the list.',
  );
  expect(read({ languages: 'xx' })).toThrow('There is no “xx” here. Choose one from the list.');
  expect(read({ countries: 'ger', languages: 'japanese' })().p_target_audience).toMatchObject({
    countries: ['DE'],
    languages: ['ja'],
  });
});
