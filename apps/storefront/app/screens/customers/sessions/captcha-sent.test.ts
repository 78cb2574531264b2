import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
const sent: Record<string, unknown>[] = [];
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => (request) => {
      const operation = /^mutation (\w+)/.exec(request.document)?.[1];
      if (operation) sent.push({ operation, ...request.variables });
      return transport(request);
    },
  });
});
afterAll(() => shop.close());

const email = 'zoe.captcha@exemple.fr';
const password = 'Chantier-2026';
const you = {
  intent: 'register',
  firstname: 'Zoé',
  lastname: 'Perrin',
  newPassword: 'Brume-d’Armor-7',
  again: 'Brume-d’Armor-7',
  telephone: '02 61 91 00 00',
  mobile: '06 12 34 56 78',
  conditions: 'on',
  conditions_version: '2026-01',
};
const forms = [
  { name: 'login', path: '/sign-in', operation: 'SignIn', fields: { email, password } },
  {
    name: 'registration',
    path: '/acces-espace-pro/inscription?profil=particulier',
    operation: 'CreateCustomer',
    fields: { ...you, email },
  },
  {
    name: 'password reset request',
    path: '/mot-de-passe-oublie',
    operation: 'RequestPasswordReset',
    fields: { email },
  },
  {
    name: 'reset',
    path: '/reset-password?token=inconnu',
    operation: 'ResetPassword',
    fields: { email, token: 'inconnu', newPassword: password, again: password },
  },
];

it.each(forms)(
  'AUT-13 the form of the $name sends the token it was given, and says when it is refused',
  async ({ path, operation, fields }) => {
    for (const recaptchaToken of ['jeton-inventé', '']) {
      sent.length = 0;
      const page = await openBrowser(shop).send(path, { ...fields, recaptchaToken });
      const asked = sent.find((one) => one['operation'] === operation);
      expect(JSON.stringify(asked)).toContain(
        `"recaptchaToken":${recaptchaToken === '' ? 'null' : `"${recaptchaToken}"`}`,
      );
      // A token that was made up lets nothing happen; none is asked for at a first attempt.
      expect(wordsOf(page.html).includes('robot')).toBe(recaptchaToken !== '');
      expect(recaptchaToken === '' || page.status === 422).toBe(true);
      // Refused, the form itself holds what works the next token out.
      const form = /<form(?:(?!<\/form>).)*Vérification anti-robot en cours.*?<\/form>/s.exec(page.html)?.[0];
      expect(form !== undefined).toBe(recaptchaToken !== '');
    }
  },
);
