// Which of the two media types a client accepts for request errors. Magento's clients know `application/json`: there
// a document that does not fit the contract answers 200 with `errors`; another status makes some of them send it
// again. What breaks a limit answers 400 in both. `application/graphql-response+json` uses the status as well.
export type AnswerMedia = 'application/json' | 'application/graphql-response+json';

export function answerMedia(accept: string | undefined): AnswerMedia {
  const wanted = (accept ?? '').split(',').map(preference);
  const strict = wanted.find(({ type }) => type === 'application/graphql-response+json');
  const plain = wanted.find(({ type }) => type === 'application/json');
  if (strict === undefined || strict.weight === 0) return 'application/json';
  return strict.weight >= (plain?.weight ?? 0) ? 'application/graphql-response+json' : 'application/json';
}

export function statusIn(media: AnswerMedia, answer: { status: number; invalid?: true }): number {
  return answer.invalid === true && media === 'application/json' ? 200 : answer.status;
}

function preference(range: string): { type: string; weight: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { type, weight: Number.isFinite(weight) ? weight : 0 };
}
