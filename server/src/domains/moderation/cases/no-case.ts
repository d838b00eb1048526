import { AppError } from '../../../kit/app-error.ts';

export const noCase = (): AppError => new AppError('notFound', 'Case not found.');
