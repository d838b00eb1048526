/** The closed list of refusals. `code` is what the wire carries for rpc calls; `status` is the HTTP status. */
export const errorKinds = {
  badInput: { code: '22023', status: 400 },
  /** The request contains a prohibited term; the message is the safety text. */
  prohibited: { code: 'P0001', status: 400 },
  badCredentials: { code: '28P01', status: 400 },
  signInRequired: { code: '42501', status: 401 },
  notAllowed: { code: '42501', status: 403 },
  notFound: { code: 'PGRST116', status: 404 },
  notSingle: { code: 'PGRST116', status: 406 },
  unknownCall: { code: 'PGRST202', status: 404 },
  unknownTable: { code: 'PGRST205', status: 404 },
  badTableQuery: { code: 'PGRST100', status: 400 },
  gone: { code: 'PGRST116', status: 410 },
  methodNotAllowed: { code: 'PGRST117', status: 405 },
  conflict: { code: '23505', status: 409 },
  preconditionFailed: { code: '22023', status: 412 },
  tooLarge: { code: '54000', status: 413 },
  unsupportedMedia: { code: '22023', status: 415 },
  badRange: { code: 'PGRST103', status: 416 },
  /** A place rule bars it where the asker is; the message says why. */
  barredHere: { code: '42501', status: 451 },
  /** Somebody else is working on it; trying again helps. */
  locked: { code: '55P03', status: 423 },
  rateLimited: { code: '53400', status: 429 },
  internal: { code: 'XX000', status: 500 },
  noRoom: { code: '53100', status: 507 },
  unavailable: { code: '53300', status: 503 },
} as const;
export type ErrorKind = keyof typeof errorKinds;

/** Error body of rpc calls and table reads. */
export interface RpcErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}
/** Error body of functions. */
export interface FunctionErrorBody {
  error: string;
  /** `field: …`, where a parameter is at fault, as rpc calls say it. */
  details?: string;
}
/** Error body of storage. */
export interface StorageErrorBody {
  statusCode: string;
  error: string;
  message: string;
}
