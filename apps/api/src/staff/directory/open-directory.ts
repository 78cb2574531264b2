// The merchant's directory by OpenID Connect: where people are sent, and what it says of who comes back. Its document of
// discovery is asked for once and kept for an hour; while it cannot be had, the next who asks tries again.
import * as oidc from 'openid-client';
import type { DirectoryClaims } from '@nuancier/domain/staff/directory.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { DirectorySetting } from '../../configuration/directory-setting.ts';
import { directoryTrouble } from './directory-trouble.ts';
import type { DirectoryTrouble } from './directory-trouble.ts';
import { claimsOf, vouches } from './directory-claims.ts';

/** What was drawn for one departure, and is asked for again. */
export type Departure = { state: string; nonce: string; verifier: string };

type Told<Value> = Promise<{ ok: true; value: Value } | { ok: false; trouble: DirectoryTrouble }>;

export type StaffDirectory = Pick<DirectorySetting, 'issuer' | 'label' | 'factor'> & {
  depart(): Told<{ url: string } & Departure>;
  /** `answer`: what stands behind the question mark of the address they came back to */
  welcome(answer: string, departure: Departure): Told<DirectoryClaims>;
  /** where one signs out there too; null where it has no such page */
  leave(): Told<string | null>;
};

export const RETURN_PATH = '/gestion/entrer/annuaire/retour';
const PATIENCE_SECONDS = 8;

export function openDirectory(setting: DirectorySetting, publicUrl: string): StaffDirectory {
  const { issuer, label, factor, clientId } = setting;
  const returnUrl = `${publicUrl}${RETURN_PATH}`;
  const configuration = keptForAnHour(() => discovered(setting));
  return {
    issuer,
    label,
    factor,
    depart: () =>
      told(async () => {
        const departure = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnUrl,
          scope: 'openid email',
          state: departure.state,
          nonce: departure.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(departure.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, ...departure };
      }),
    welcome: (answer, { state, nonce, verifier }) =>
      told(async () => {
        const own = await configuration();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const came = new URL(`${returnUrl}?${new URLSearchParams(answer)}`);
        const tokens = await oidc.authorizationCodeGrant(own, came, checks);
        const said = tokens.claims();
        if (said === undefined) throw new Error('No ID token in the answer of the directory');
        if (vouches(said) || own.serverMetadata().userinfo_endpoint === undefined) return claimsOf(said);
        // Some say nothing of addresses in the token itself.
        const info = await oidc.fetchUserInfo(own, tokens.access_token, said.sub);
        // The address with who vouches for it: the token's own word is about another.
        const { email, email_verified, xms_edov } = info;
        return claimsOf({ ...said, email, email_verified, xms_edov });
      }),
    leave: () =>
      told(async () => {
        const own = await configuration();
        if (own.serverMetadata().end_session_endpoint === undefined) return null;
        const after = { client_id: clientId, post_logout_redirect_uri: `${publicUrl}/gestion/entrer` };
        return oidc.buildEndSessionUrl(own, after).href;
      }),
  };
}

/** For the operator: throws unless the directory says who it is. */
export async function greetDirectory(setting: DirectorySetting): Promise<void> {
  await discovered(setting);
}

function discovered({ issuer, clientId, clientSecret }: DirectorySetting): Promise<oidc.Configuration> {
  const isLoopback = new URL(issuer).protocol === 'http:';
  return oidc.discovery(new URL(issuer), clientId, undefined, authenticatedBy(clientSecret), {
    timeout: PATIENCE_SECONDS,
    // The setting admits plain http for this machine alone.
    execute: [oidc.enableNonRepudiationChecks, ...(isLoopback ? [oidc.allowInsecureRequests] : [])],
  });
}

/** As the directory wants it; where it does not say, by the header, as the standard has it. */
function authenticatedBy(secret: string): oidc.ClientAuth {
  const [byHeader, byBody] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return ways.includes('client_secret_basic') ? byHeader(server, ...rest) : byBody(server, ...rest);
  };
}

function keptForAnHour<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; since: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() - kept.since < HOUR_MS) return kept.value;
    const asked = { value: ask(), since: performance.now() };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.value;
  };
}

async function told<Value>(ask: () => Promise<Value>): Told<Value> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    return { ok: false, trouble: directoryTrouble(error) };
  }
}
