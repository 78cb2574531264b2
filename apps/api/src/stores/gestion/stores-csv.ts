// /gestion/fichiers/magasins.csv: the stores of one's reach as a table.
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { CLOSED } from '@nuancier/domain/stores/written-hours.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectKeptCodes } from '../keeping/kept-stores-store.ts';
import { allShops } from '../stores.ts';

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export const storesTable: StaffTable = {
  file: 'magasins.csv',
  right: 'shopStoresCsv',
  columns: ['code', 'nom', 'code postal', 'ville', 'téléphone', 'e-mail', ...DAYS, 'jours particuliers'],
  async *rows({ db, reach, said }) {
    const words = plainWords(said('search') ?? '');
    const shops = new Map((await allShops(db)).map((shop) => [shop.code, shop]));
    const codes = pieceByPiece(async (after: string | null) => {
      const rows = await selectKeptCodes(db, reach, { words, after, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1) ?? null) };
    });
    for await (const code of codes) {
      const shop = shops.get(code);
      if (shop === undefined) continue;
      const { titleLabel, postalCode, locality, primaryPhone, email, schedules, specialHours } = shop;
      const week = weekdays.map((day) => schedules[day] ?? CLOSED);
      yield [code, titleLabel, postalCode, locality, primaryPhone, email, ...week, specialHours];
    }
  },
};
