/** Lets requests that wait come first, in the middle of long work. */
export function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
