import { selectActiveOwners } from '@nuancier/api/staff/team/team-store.ts';
import { attention, well } from '../check.ts';
import type { InsideCheck } from '../check.ts';

export const teamCheck: InsideCheck = {
  name: 'equipe',
  title: 'Équipe',
  needs: 'tables',
  look: async ({ db }) => {
    const owners = (await selectActiveOwners(db)).length;
    if (owners > 0) return [well(owners === 1 ? 'un propriétaire' : `${owners} propriétaires`)];
    return [
      attention(
        'aucun propriétaire n’a ouvert son accès à la gestion',
        'npm run shop -- staff create E-MAIL --firstname … --lastname … --role proprietaire, ou staff link E-MAIL pour une invitation perdue',
      ),
    ];
  },
};
