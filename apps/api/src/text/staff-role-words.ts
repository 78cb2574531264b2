import type { StaffRole } from '@nuancier/domain/staff/roles.ts';

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  proprietaire: 'Propriétaire',
  responsable: 'Responsable de magasin',
  preparateur: 'Préparateur',
  commercial: 'Commercial',
  contenu: 'Contenu',
  prix: 'Prix et promotions',
  comptabilite: 'Comptabilité',
  service_client: 'Service client',
  lecture_seule: 'Lecture seule',
};
