import { expect, test } from 'vitest';
import { faultsOfForm, readSection } from './sections.ts';

const formOf = (...fields: [string, string][]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test('a list of lines is without blanks, empty lines and what stands there twice', () => {
  const { settings } = readSection(
    'words',
    formOf(['holdWords', ' casino \r\n\r\nlottery\ncasino'], ['prohibitedTerms', '']),
  );
  expect(settings).toEqual({ holdWords: ['casino', 'lottery'], prohibitedTerms: [], mostPopularNames: [] });
});

test('an entry that was emptied is gone, and a fault of a later one still finds its row', () => {
  const reading = readSection(
    'faq',
    formOf(['faq.question', ''], ['faq.answer', ' '], ['faq.question', 'Why?'], ['faq.answer', '']),
  );
  expect(reading.settings).toEqual({ faq: [{ question: 'Why?', answer: '' }] });
  expect(reading.typed.faq).toHaveLength(2);
  expect(
    faultsOfForm(
      [{ field: 'p_settings.faq.0.answer', message: 'Entry 1, answer: it must be a text.' }],
      reading,
    ),
  ).toEqual([{ field: 'faq.1.answer', message: 'It must be a text.' }]);
});

test('a fault of a line names the line, and that of a single field stands as it is', () => {
  const reading = readSection(
    'frames',
    formOf(['embedHosts', 'player.example\nhttps://x'], ['embeddedBy', '*']),
  );
  expect(
    faultsOfForm(
      [
        { field: 'p_settings.embedHosts.1', message: 'Entry 2: it must be a host like player.example.com.' },
        { field: 'p_settings.embeddedBy', message: 'It has more than 200 entries.' },
      ],
      reading,
    ),
  ).toEqual([
    { field: 'embedHosts.1', message: '“https://x”: it must be a host like player.example.com.' },
    { field: 'embeddedBy', message: 'It has more than 200 entries.' },
  ]);
});

test('gigabytes and minutes become bytes and seconds, and what is no number goes as it was typed', () => {
  const fields = (gigabytes: string) =>
    formOf(
      ['reviewUploads', 'on'],
      ['videosPerDay', '20'],
      ['gigabytesInAll', gigabytes],
      ['longestVideoMinutes', '90,5'],
      ['extraRungs', '1440'],
    );
  expect(readSection('uploads', fields('1.5')).settings).toEqual({
    reviewUploads: true,
    uploadQuota: { videosPerDay: 20, bytesInAll: 1.5 * 2 ** 30 },
    longestVideoSeconds: 5430,
    extraRungs: [1440],
  });
  const reading = readSection('uploads', fields('many'));
  expect(reading.settings.uploadQuota).toEqual({ videosPerDay: 20, bytesInAll: 'many' });
  expect(
    faultsOfForm(
      [{ field: 'p_settings.uploadQuota.bytesInAll', message: 'Bytes in all: it must be a whole number.' }],
      reading,
    ),
  ).toEqual([{ field: 'uploadQuota.bytesInAll', message: 'It must be a whole number.' }]);
});

test('the ends of lines in a text are as the server keeps them', () => {
  const { settings } = readSection('agreement', formOf(['uploaderAgreement', ' One.\r\n\r\nTwo.\r\n']));
  expect(settings).toEqual({ uploaderAgreement: 'One.\n\nTwo.' });
});

test('a rule for ages is read from three lines of text; without a way the place is closed', () => {
  const rules = (places: string[], ages: string[], ways: string[]) =>
    readSection(
      'ages',
      formOf(
        ...places.map((value) => ['agePolicies.places', value] as [string, string]),
        ...ages.map((value) => ['agePolicies.minimum_age', value] as [string, string]),
        ...ways.map((value) => ['agePolicies.methods', value] as [string, string]),
      ),
    );
  const reading = rules(['gb, US-tx', '', 'KP'], ['18', '', 'x'], ['Identity, assurance', '', '']);
  expect(reading.settings.agePolicies).toEqual([
    { places: ['GB', 'US-TX'], minimum_age: 18, methods: ['identity', 'assurance'] },
    { places: ['KP'], minimum_age: 'x', methods: [] },
  ]);
  expect(
    faultsOfForm(
      [
        {
          field: 'p_settings.agePolicies.1.minimum_age',
          message: 'Entry 2, minimum age: it must be a whole number.',
        },
      ],
      reading,
    ),
  ).toEqual([{ field: 'agePolicies.2.minimum_age', message: 'It must be a whole number.' }]);
});

test('a choice of days is a rule with days, and another choice is a rule by itself', () => {
  const read = (sources: string, months: string) =>
    readSection('storage', formOf(['sourceRetention', sources], ['tallRungMonths', months])).settings;
  expect(read('90', '6')).toEqual({ sourceRetention: { rule: 'days', days: 90 }, tallRungMonths: 6 });
  expect(read('never', '0')).toEqual({ sourceRetention: { rule: 'never', days: 30 }, tallRungMonths: 0 });
  expect(read('', '')).toEqual({ sourceRetention: { rule: '', days: 30 }, tallRungMonths: '' });
});
