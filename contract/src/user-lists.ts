/** The roles that an admin gives in the list of users. `admin` is given apart, after proving who one is. */
export const givenRoles = ['creator', 'publisher', 'premium_member', 'member', 'unverified_member'] as const;

/** What the list of users can be ordered by; the first is the default. */
export const userSorts = ['created_at', 'last_sign_in_at', 'username', 'email', 'role'] as const;
export type UserSort = (typeof userSorts)[number];

/** A search that finds more than `few` follows the order, and is shown and counted up to `counted`. */
export const userSearch = { few: 4000, counted: 1000 } as const;
