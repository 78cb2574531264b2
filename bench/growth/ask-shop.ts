// Asks the shop over HTTP as one client: a visitor with an address of its own, a customer, somebody of the staff.
export type Client = {
  url: string;
  /** '/graphql' or '/gestion/graphql' */
  path: string;
  headers: Record<string, string>;
};

export type Answer = Record<string, unknown>;

/** A refusal ends the measure. */
export async function askShop(client: Client, query: string, variables: Answer = {}): Promise<Answer> {
  const response = await fetch(client.url + client.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client.headers },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error(`${response.status}`);
  if ('errors' in answer)
    throw new Error(`${response.status} ${JSON.stringify(answer.errors).slice(0, 400)}`);
  return 'data' in answer && typeof answer.data === 'object' && answer.data !== null
    ? { ...answer.data }
    : {};
}
