/**
 * Node's flags for a web process, which has little alive and makes much garbage. Without them V8 lets the old generation
 * grow to four times what is alive and gives it back after eight idle seconds: 470 MB resident after a load, against 290.
 * Half as much room for it (`heap-growing-percent=50`) saves 25 MB and costs a tenth of the CPU of every page that is
 * rendered; a young generation that has its size from the start, 10 MB more, saves as much of that again. Uploads collect
 * their garbage themselves, and so does a process with nothing to do, which needs `gc`.
 */
export const webFlags: readonly string[] = [
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
  '--heap-growing-percent=100',
  '--gc-memory-reducer-start-delay-ms=2000',
  '--expose-gc',
];

/** Two arenas of glibc's allocator instead of eight a core: what threads freed in theirs is not given back. 20 MB less. */
export const webEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
