// /gestion/fichiers/contenus.csv: pages, blocks and banners as a table, by the same filter.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { selectContents } from '../versions/drafts-store.ts';
import { contentsFilter } from './read-contents.ts';
import { summaryView } from '../versions/content-item-view.ts';

const FAMILIES = ['page', 'banner', 'menu', 'block'] as const;
const WORKS = ['brouillons', 'dates'] as const;
const STATES = { draft: 'brouillon', published: 'en ligne', hidden: 'caché' };
const NAMES = { page: 'page', banner: 'bandeau', menu: 'menu', block: 'bloc' };

export const contentsTable: StaffTable = {
  file: 'contenus.csv',
  right: 'contentsCsv',
  columns: ['sorte', 'identifiant', 'titre', 'état', 'brouillon de', 'paraît le', 'se retire le'],
  async *rows({ db, said }) {
    const filter = contentsFilter({
      family: FAMILIES.find((name) => name === said('family')) ?? null,
      work: WORKS.find((name) => name === said('work')) ?? null,
      search: said('search'),
    });
    const items = pieceByPiece(async (after: readonly [string, string] | null) => {
      const rows = await selectContents(db, { ...filter, after, limit: TABLE_PIECE });
      const last = rows.at(-1);
      const next: readonly [string, string] | null =
        last === undefined || rows.length < TABLE_PIECE ? null : [last.kind, last.identifier];
      return { rows, next };
    });
    for await (const item of items) {
      const {
        family,
        identifier,
        title,
        state,
        draft_by: by,
        publishes_at: from,
        ends_at: until,
      } = summaryView(item);
      yield [NAMES[family], identifier, title ?? '', STATES[state], by ?? '', dayOf(from), dayOf(until)];
    }
  },
};

function dayOf(moment: string | null | undefined): string {
  return moment == null ? '' : localMoment(new Date(moment)).date;
}
