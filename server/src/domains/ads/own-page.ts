/** A page of this site by its path, as the house advertises it: `/categories`. Nothing that a browser takes for another site. */
export const isOwnPage = (address: string): boolean => /^\/(?![/\\])[^\s\\{}]*$/.test(address);
