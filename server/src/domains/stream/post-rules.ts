import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';

export const cannotPost = 'Cannot post: Text is empty or you are not authorized.';
export const contentEmpty = 'Content cannot be empty.';
export const contentTooLong = 'Content cannot exceed 1000 characters.';

/** The trimmed text; throws `badInput` if it is empty (in these words) or too long. */
export function readContent(content: string, whenEmpty: string): string {
  const text = content.trim();
  if (text === '') throw badInput('content', whenEmpty);
  if (text.length > limits.postLength) throw badInput('content', contentTooLong);
  return text;
}
