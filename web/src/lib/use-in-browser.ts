import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page comes to life, then true: for what is useless without script. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
