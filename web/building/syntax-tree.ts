/** A node of a syntax tree, as the builder parses one. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
