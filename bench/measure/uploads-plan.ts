/** What the process of uploads is asked for. */
export interface UploadsPlan {
  port: number;
  /** Of the members who send: a file at a time each, all at once. */
  cookies: readonly string[];
  /** Bytes of a file, sent in pieces of so many. */
  bytes: number;
  pieceBytes: number;
  /** Another file after each, until it is told `stop`; else one each. */
  endless: boolean;
}

/** `sent`: bytes that were acknowledged. Seconds from the first request to the last acknowledgement. */
export type UploadsAnswer =
  | { type: 'sent'; bytes: number; seconds: number }
  | { type: 'failed'; message: string };
