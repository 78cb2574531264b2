// What stands around the shop: the mail server, the bank, the address customers type, the proxy in front.
import { connect } from 'node:tls';
import { greetSmtp } from '@nuancier/api/mail/sending/smtp-mailer.ts';
import { greetLyra } from '@nuancier/api/payments/lyra/lyra-web-service.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { attention, orWell, well, wrong } from '../check.ts';
import type { Finding, InsideCheck, OutsideCheck } from '../check.ts';
import { selectAddresses } from '../doctor-store.ts';

const PATIENCE_MS = 8_000;

export const smtpCheck: OutsideCheck = {
  name: 'smtp',
  title: 'Serveur d’e-mails',
  needs: 'nothing',
  look: async ({ configuration: { smtpUrl } }) => {
    if (smtpUrl === undefined)
      return [
        attention('aucun\u00A0: les e-mails restent à /dev/mails', 'Donnez SMTP_URL pour qu’ils partent'),
      ];
    const { host } = new URL(smtpUrl);
    const trouble = await troubleOf(greetSmtp(smtpUrl));
    return trouble === null
      ? [well(`${host} répond et accepte la connexion, sans qu’un e-mail soit parti`)]
      : [
          wrong(
            `${host}\u00A0: ${trouble}`,
            'Vérifiez SMTP_URL (machine, port, nom, mot de passe)\u00A0; ce qui attend partira ensuite de lui-même',
          ),
        ];
  },
};

export const bankCheck: OutsideCheck = {
  name: 'banque',
  title: 'Banque',
  needs: 'nothing',
  look: async ({ configuration: { payments, mode } }) => {
    if (payments.kind === 'demo') return [well('banque de démonstration, sans argent')];
    if (payments.kind === 'none')
      return [
        attention(
          'aucune carte n’est prise (PAYMENTS=none)',
          'PAYMENTS=lyra et ses clés, si vous voulez en prendre',
        ),
      ];
    const told = await greetLyra(payments).catch((error: unknown) => ({
      kind: 'away' as const,
      words: wordsOf(error),
    }));
    const advice = 'Reprenez LYRA_SITE_ID, LYRA_API_PASSWORD et LYRA_MODE du back-office de la banque';
    if (told.kind === 'away')
      return [wrong(`${payments.apiUrl} ne répond pas comme il faut\u00A0: ${told.words}`, advice)];
    if (told.kind === 'refused') return [wrong(`la banque refuse les clés (${told.code})`, advice)];
    if (told.kind === 'other-mode')
      return [
        wrong(`le mot de passe est celui du mode ${told.mode}, LYRA_MODE vaut ${payments.mode}`, advice),
      ];
    if (mode === 'production' && payments.mode === 'TEST')
      return [
        attention(
          'les clés sont acceptées, mais en mode TEST\u00A0: aucune vraie carte n’est prise',
          'LYRA_MODE=PRODUCTION le jour de l’ouverture',
        ),
      ];
    return [well(`la banque accepte les clés, mode ${payments.mode}`)];
  },
};

const WARN_DAYS = 21;

export const publicAddressCheck: OutsideCheck = {
  name: 'adresse',
  title: 'Adresse publique',
  needs: 'nothing',
  look: async ({ configuration: { publicUrl, mode }, now }) => {
    const url = new URL(publicUrl);
    const told = await answerOf(`${publicUrl}/healthz`);
    if (told !== null) {
      const says = `${publicUrl}\u00A0: ${told.says}`;
      const { advice } = told;
      return [mode === 'production' ? wrong(says, advice) : attention(says, advice)];
    }
    if (url.protocol !== 'https:') return [well(`${publicUrl} répond (sans TLS, en démonstration)`)];
    const until = await certificateEnd(url.hostname, Number(url.port) || 443);
    return [certificateFinding(publicUrl, until, now())];
  },
};

export function certificateFinding(address: string, until: Date | null, now: Date): Finding {
  if (until === null)
    return attention(
      `${address} répond, mais son certificat ne dit pas sa fin`,
      'Regardez le certificat du proxy',
    );
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const day = until.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
  if (days < 0)
    return wrong(`le certificat de ${address} a pris fin le ${day}`, 'Renouvelez-le sur le proxy');
  return days < WARN_DAYS
    ? attention(`le certificat de ${address} prend fin le ${day}`, 'Vérifiez qu’il se renouvelle de lui-même')
    : well(`${address} répond, certificat valable jusqu’au ${day}`);
}

type Amiss = { says: string; advice: string };

const NOBODY = 'Démarrez la boutique (npm start), puis regardez le DNS et le proxy';
const ELSEWHERE = 'Regardez le DNS et le proxy\u00A0: l’adresse publique doit mener à la boutique';
const CERTIFICATE =
  'Remplacez le certificat du proxy par celui d’une autorité reconnue, avec toute sa chaîne';

/** By the codes of OpenSSL. */
const CERTIFICATE_FAULTS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'son certificat est signé par lui-même',
  SELF_SIGNED_CERT_IN_CHAIN: 'son certificat vient d’une autorité inconnue',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sa chaîne de certificats est incomplète',
  UNABLE_TO_GET_ISSUER_CERT: 'sa chaîne de certificats est incomplète',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'sa chaîne de certificats est incomplète',
  CERT_HAS_EXPIRED: 'son certificat a pris fin',
  CERT_NOT_YET_VALID: 'son certificat n’a pas encore cours',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est au nom d’une autre adresse',
};

export function connectionFault(error: unknown): Amiss {
  const { code } = Object(error instanceof Error ? (error.cause ?? error) : error);
  const fault = CERTIFICATE_FAULTS[String(code)];
  return fault === undefined
    ? { says: wordsOf(error), advice: NOBODY }
    : { says: fault, advice: CERTIFICATE };
}

/** null: the shop itself answers there. */
async function answerOf(url: string): Promise<Amiss | null> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => {
      if (answer.status >= 300 && answer.status < 400)
        return { says: `renvoie vers ${answer.headers.get('location') ?? 'ailleurs'}`, advice: ELSEWHERE };
      const body = await answer.text();
      return answer.status === 200 && body.includes('"alive":true')
        ? null
        : { says: `une autre page que la boutique répond (${answer.status})`, advice: ELSEWHERE };
    },
    (error: unknown) => connectionFault(error),
  );
}

function certificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.end();
      resolve(until ? new Date(until) : null);
    });
    socket.on('error', () => resolve(null));
    socket.on('timeout', () => socket.destroy(new Error('late')));
  });
}

const LOOK_BACK_MS = 30 * DAY_MS;
const ENOUGH_VISITS = 20;

export const proxyCheck: InsideCheck = {
  name: 'proxy',
  title: 'En-têtes du proxy',
  needs: 'tables',
  look: async ({ db, configuration: { trustedProxies, mode }, now }) => {
    const since = new Date(now().getTime() - LOOK_BACK_MS);
    const { visits, addresses } = await selectAddresses(db, since);
    return proxyFindings({ trustedProxies, isProduction: mode === 'production', visits, addresses });
  },
};

type Seen = {
  trustedProxies: readonly string[];
  isProduction: boolean;
  visits: number;
  addresses: readonly string[];
};

/** The headers themselves come with requests only: what was written down lately shows whether they were believed. */
export function proxyFindings({ trustedProxies, isProduction, visits, addresses }: Seen): readonly Finding[] {
  const advice =
    'TRUST_PROXY=adresse de votre proxy (10.0.0.0/8, ::1), et que le proxy envoie X-Forwarded-For';
  if (trustedProxies.some((range) => range.endsWith('/0')))
    return [wrong('TRUST_PROXY croit tout le monde\u00A0: chacun peut se donner une autre adresse', advice)];
  if (!isProduction) return [well('sans objet en démonstration')];
  const [only, ...others] = addresses;
  if (visits >= ENOUGH_VISITS && only !== undefined && others.length === 0 && isPrivate(only))
    return [
      wrong(
        `les ${visits} derniers visiteurs viennent tous de ${only}\u00A0: c’est le proxy, et ils partagent les mêmes limites d’essais`,
        advice,
      ),
    ];
  return orWell(
    trustedProxies.length === 0
      ? [
          attention(
            'TRUST_PROXY manque\u00A0: derrière un proxy, tous les visiteurs ont la même adresse',
            advice,
          ),
        ]
      : [],
    `X-Forwarded-For est cru de ${trustedProxies.join(', ')}`,
  );
}

function isPrivate(address: string): boolean {
  return /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:(?:10|127|192\.168)\.|f[cd])/i.test(
    address,
  );
}

function troubleOf(work: Promise<void>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => wordsOf(error),
  );
}

/** A cause says more than « fetch failed ». */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
