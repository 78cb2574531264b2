// What goes wrong leaves as application/problem+json: a code for programs, a French sentence for people.

export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, detail: string, more: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export function missingScope(scope: string): Problem {
  return new Problem(403, 'missing_scope', `Cette clé n’a pas le droit «\u00A0${scope}\u00A0».`, { scope });
}

export function badMediaType(takes: readonly string[]): Problem {
  return new Problem(415, 'bad_media_type', `Le corps s’envoie en ${takes.join(' ou ')}.`, { takes });
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Demande mal formée',
  401: 'Clé absente ou refusée',
  403: 'Droit manquant',
  404: 'Introuvable',
  405: 'Méthode inattendue',
  409: 'Conflit',
  410: 'Trop ancien',
  413: 'Demande trop longue',
  415: 'Format inattendu',
  422: 'Demande refusée',
  429: 'Trop de demandes',
  500: 'Erreur interne',
  503: 'Service indisponible',
};

export function problemBody({ status, code, message, more }: Problem, requestId: string): object {
  return {
    type: 'about:blank',
    title: TITLES[status],
    status,
    code,
    detail: message,
    request_id: requestId,
    ...more,
  };
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
