import establishments from '../../data/accounts/establishments.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

/** Whether an establishment has an account is not in the register. */
export function establishmentRows(): FileLine[] {
  return establishments.map((establishment) => ({
    siret: establishment.siret,
    nom: establishment.name,
    numero: establishment.streetNumber,
    type_voie: establishment.streetType,
    voie: establishment.streetName,
    code_postal: establishment.postalCode,
    commune: establishment.cityName,
    code_commune: establishment.cityCode,
  }));
}
