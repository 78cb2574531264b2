// How a document reaches the back office's API. The host knows whose session it is; pages never see its token.
export type Asked = {
  document: string;
  variables: Record<string, unknown>;
  idempotencyKey?: string | undefined;
};

export type ApiError = {
  message: string;
  extensions?: { category?: string; key?: string; french?: string; line?: number } & Record<string, unknown>;
};

export type Answer = { data?: unknown; errors?: readonly ApiError[] };

export type Transport = (asked: Asked) => Promise<Answer>;
