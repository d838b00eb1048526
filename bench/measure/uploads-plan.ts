/** What the process of uploads is asked for. */
export interface UploadsPlan {
  port: number;
  cookie: string;
  /** Bytes of a file, sent in pieces of so many. */
  bytes: number;
  pieceBytes: number;
  /** Sent at the same time. */
  count: number;
  /** Another file after each, until it is told `stop`; else one each. */
  endless: boolean;
}

/** `sent`: bytes that were acknowledged. Seconds from the first request to the last acknowledgement. */
export type UploadsAnswer =
  | { type: 'sent'; bytes: number; seconds: number }
  | { type: 'failed'; message: string };
