/** Of a page that stands while the network is away: it is shown as it was read last instead of an error. */
export function keptOnLoss<Data>() {
  let last: { data: Data } | null = null;
  const read = async ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> => {
    try {
      last = { data: (await serverLoader()) as Data };
      return last.data;
    } catch (error) {
      // What the browser throws when nothing came back; answers of the shop are of other kinds.
      if (last !== null && error instanceof TypeError) return last.data;
      throw error;
    }
  };
  return Object.assign(read, { hydrate: true as const });
}
