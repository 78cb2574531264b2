import { isLoss } from './network/network-loss.ts';

/** Of a page that stands while the network is away: it is shown as it was read last instead of an error. */
export function keptOnLoss<Data>() {
  let last: { data: Data } | null = null;
  const read = async ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> => {
    try {
      last = { data: (await serverLoader()) as Data };
      return last.data;
    } catch (error) {
      if (last !== null && isLoss(error)) return last.data;
      throw error;
    }
  };
  return Object.assign(read, { hydrate: true as const });
}

/** Of a form on such a page: it says that nothing came back. */
export async function toldOnLoss<Answer>(asked: Promise<Answer>): Promise<Answer | { isLost: true }> {
  try {
    return await asked;
  } catch (error) {
    if (isLoss(error)) return { isLost: true };
    throw error;
  }
}
