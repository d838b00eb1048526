import type { TObject, TSchema } from 'typebox';
import type { Access, RateClass } from './call.ts';

export interface RouteAnswer {
  readonly says: string;
  /** `application/json` unless it says otherwise. */
  readonly type?: string;
  readonly schema?: TSchema;
}

/** An address that is neither a call nor a table: files, the account protocol, uploads, the socket. */
export interface Route {
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: Access;
  /** Callers without access are told that there is nothing, rather than to sign in. */
  readonly hidesFromOthers?: true;
  /** Null: it is not rate limited. */
  readonly limit: RateClass | null;
  /** Parts of the address by name; `*` is the rest of it. */
  readonly path?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: {
    readonly type: string;
    readonly schema?: TSchema;
    /** Fields of a form besides its files; one that is JSON is declared as what it holds. */
    readonly fields?: TObject;
  };
  /** By status. */
  readonly answers: Readonly<Record<number, RouteAnswer>>;
  /** Refusals besides those that every route has (bad input, access, rate). */
  readonly errors?: readonly string[];
}

/** Routes by method and address as they are registered: `GET /geoip`. HEAD goes with GET. */
export type Routes = Readonly<
  Record<`${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'} /${string}`, Route>
>;
