/** Whether ISO 4217 knows the currency. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** How many digits the minor unit of a currency has: two for EUR, none for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Digits that a rate has below the minor unit: it is in thousandths of it. */
const rateDigits = 3;

/** `1234.5` as whole units of `digits` decimal places, without floating point; null: it is no such amount. */
function readDecimal(typed: string, digits: number): number | null {
  const match = /^(\d{1,15})(?:[.,](\d*))?$/.exec(typed.replace(/[\s'_]/g, ''));
  const decimals = match?.[2] ?? '';
  if (!match || decimals.length > digits) return null;
  const units = Number(`${match[1]}${decimals.padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) ? units : null;
}

function writeDecimal(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** What somebody typed in major units, as whole minor units; null: it is no amount of this currency. */
export const readMoney = (typed: string, currency: string): number | null =>
  readDecimal(typed, minorDigits(currency));
/** The same of a rate, in thousandths of a minor unit. */
export const readRate = (typed: string, currency: string): number | null =>
  readDecimal(typed, minorDigits(currency) + rateDigits);

/** Minor units as somebody would type them: `12.50`. */
export const typedMoney = (minor: number, currency: string): string =>
  writeDecimal(minor, minorDigits(currency));
/** A rate as somebody would type it, without digits that say nothing: `2.5`. */
export const typedRate = (rate: number, currency: string): string => {
  const digits = minorDigits(currency);
  const [whole = '0', decimals = ''] = writeDecimal(rate, digits + rateDigits).split('.');
  const shown = decimals.replace(/0+$/, '').padEnd(digits, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
};

/** Money for people: `€12.50`. */
export const moneyWords = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 10 ** digits);
};
/** A rate for people, to its last digit that says something. */
export const rateWords = (rate: number, currency: string): string => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + rateDigits,
  }).format(rate / 10 ** (digits + rateDigits));
};

/** What was spent, which is in millionths of a minor unit, for people: to the minor unit, or finer where there is less than one. */
export const spentWords = (millionths: number, currency: string): string => {
  const digits = minorDigits(currency);
  const isSmall = millionths !== 0 && Math.abs(millionths) < 1_000_000;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + (isSmall ? 6 : 0),
  }).format(millionths / 10 ** (digits + 6));
};
