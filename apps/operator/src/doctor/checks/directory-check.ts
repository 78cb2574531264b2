// The directory by which the staff may enter.
import { greetDirectory } from '@nuancier/api/staff/staff.ts';
import { well, wrong } from '../check.ts';
import type { OutsideCheck } from '../check.ts';

export const directoryCheck: OutsideCheck = {
  name: 'annuaire',
  title: 'Annuaire de l’équipe',
  needs: 'nothing',
  look: async ({ configuration: { directory } }) => {
    if (directory === undefined) return [well('aucun\u00A0: l’équipe entre par mot de passe ou clé d’accès')];
    const { host } = new URL(directory.issuer);
    return greetDirectory(directory).then(
      () => [well(`${host} se présente comme il faut`)],
      (error: unknown) => [
        wrong(
          `${host} ne se présente pas\u00A0: ${error instanceof Error ? error.message : String(error)}`,
          'Reprenez OIDC_ISSUER mot pour mot de l’annuaire (…/.well-known/openid-configuration, champ «\u00A0issuer\u00A0»)\u00A0; le mot de passe ouvre toujours',
        ),
      ],
    );
  },
};
