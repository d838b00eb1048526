/**
 * What this process and those that it starts write is for the site's own user: nobody else of the machine reads it. With
 * a web server that sends our files (`ACCEL_PREFIX`) it is for the site's group too. Folders that another user must
 * reach say so themselves.
 */
export const closeFilesToOthers = ({ accelPrefix }: { accelPrefix: string | null }): void =>
  void process.umask(accelPrefix === null ? 0o077 : 0o027);
