/** What a declared shape says is wrong with a value. */
export interface FaultOfSchema {
  keyword: string;
  params: Record<string, unknown>;
}

const many = (count: unknown, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/**
 * A fault in words for the person who filled in a form: it stands at their field, so it names none. Programs find the parameter in
 * the details of the refusal, and its shape in the contract. `shape`: how a text of this form is described there.
 */
export function faultWords({ keyword, params }: FaultOfSchema, shape = ''): string {
  const { limit, type, format } = params;
  switch (keyword) {
    case 'maxLength':
      return `Use at most ${many(limit, 'character', 'characters')}.`;
    case 'minLength':
      return limit === 1 ? 'Fill this in.' : `Use at least ${limit} characters.`;
    case 'maxItems':
      return `These are too many: ${limit} at most.`;
    case 'minItems':
      return limit === 1 ? 'Choose at least one.' : `These are too few: ${limit} at least.`;
    case 'uniqueItems':
      return 'Something is in it twice.';
    case 'minimum':
      return `Enter ${limit} or more.`;
    case 'maximum':
      return `Enter ${limit} or less.`;
    case 'exclusiveMinimum':
      return `Enter more than ${limit}.`;
    case 'exclusiveMaximum':
      return `Enter less than ${limit}.`;
    case 'type':
      if (type === 'integer') return 'Enter a whole number.';
      if (type === 'number') return 'Enter a number.';
      return type === 'string' ? 'Fill this in.' : unfit;
    case 'format':
      return format === 'uri' ? 'Enter a whole address, such as https://example.com/page.' : unfit;
    default:
      return /^(the|an?) /.test(shape) ? `Enter ${shape}.` : unfit;
  }
}

const unfit = 'This cannot be read. Check how it is written.';
