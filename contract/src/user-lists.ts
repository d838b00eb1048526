/** The roles that an admin can give in the list of users. `admin` is given separately and needs fresh proof. */
export const givenRoles = ['creator', 'publisher', 'premium_member', 'member', 'unverified_member'] as const;

/** What the list of users can be ordered by; the first is the default. */
export const userSorts = ['created_at', 'last_sign_in_at', 'username', 'email', 'role'] as const;
export type UserSort = (typeof userSorts)[number];

/** A search that finds more than `few` follows the order, and is counted and shown up to `counted`. */
export const userSearch = { few: 4000, counted: 1000 } as const;
