// Ctrl-C or SIGTERM: finish open requests, then exit. A second signal exits at once.

const PATIENCE_MS = 25_000;

export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const react = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', react);
  process.on('SIGTERM', react);
}
