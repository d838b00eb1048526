import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page comes to life, then true: for what is nothing without script. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
