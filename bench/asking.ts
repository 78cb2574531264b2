import type { Api } from '@nuancier/api/api.ts';

export type Ask = (document: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** Asks in the name of one client; a refusal ends the measure. */
export function asking(
  api: Api,
  client: { headers: Record<string, string>; clientAddress?: string },
  did: (step: string) => void,
): Ask {
  return async (document, variables = {}) => {
    const { data, errors } = await api.execute({ document, variables, ...client });
    if (errors?.[0]) throw new Error(errors[0].message);
    did(Object.keys(data ?? {})[0] ?? '');
    return data ?? {};
  };
}
