/** Bytes as megabytes, at least 0.1. Apart from the other formats, which the first page loads. */
export const megabytes = (bytes: number): string => `${Math.max(0.1, Math.round(bytes / 1e5) / 10)} MB`;
