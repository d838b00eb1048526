// Whether the processes of this container are well, by ROLE: ends with 0 or 1, and says what is wrong.
const { ROLE = 'all', PORT = '3000', WORKER_METRICS_PORT } = process.env;
const addresses = [
  ...(ROLE === 'worker' ? [] : [`http://127.0.0.1:${PORT}/health/ready`]),
  ...(ROLE === 'web' || !WORKER_METRICS_PORT ? [] : [`http://127.0.0.1:${WORKER_METRICS_PORT}/health/live`]),
];
const answers = await Promise.all(
  addresses.map((address) =>
    fetch(address, { signal: AbortSignal.timeout(4000) }).then(
      async (answer) => ({ isWell: answer.ok, words: `${address}: ${answer.status} ${await answer.text()}` }),
      (error) => ({ isWell: false, words: `${address}: ${error.cause?.message ?? error.message}` }),
    ),
  ),
);
for (const { words } of answers) process.stdout.write(`${words}\n`);
process.exitCode = answers.every(({ isWell }) => isWell) ? 0 : 1;
