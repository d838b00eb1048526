/**
 * Files written by this process and its children are for the site's own user: nobody else on the machine can
 * read them. With a web server that sends our files (`ACCEL_PREFIX`), the site's group can too. Folders that
 * another user must reach open themselves up.
 */
export const closeFilesToOthers = ({ accelPrefix }: { accelPrefix: string | null }): void =>
  void process.umask(accelPrefix === null ? 0o077 : 0o027);
