/** A member of the load: their cookie opens the connection, their id names the channel. */
export interface Listening {
  id: string;
  cookie: string;
  /** Conversation with the one who writes. */
  conversation: string;
}

/** What the process of sockets is asked for, one thing after another. */
export type SocketsOrder =
  | { type: 'open'; port: number; listeners: Listening[] }
  /** A message to one of those that were opened last, every so many milliseconds. */
  | { type: 'write'; port: number; cookie: string; origin: string; every: number; count: number };

export type SocketsAnswer =
  | { type: 'opened' }
  | { type: 'written'; latencies: number[]; missing: number; doubled: number; strays: number }
  | { type: 'failed'; message: string };
