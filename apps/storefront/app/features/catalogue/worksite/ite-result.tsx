import type { IteNeed, IteWork } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import {
  readConductivity,
  thermalResistance,
} from '@nuancier/domain/catalogue/calculator/thermal-resistance.ts';
import { Link } from 'react-router';
import { formatHundredths, formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { packLabel } from '../product/price/pack-label.ts';
import { iteList } from './ite-lines.ts';
import type { IteLine } from './ite-lines.ts';
import { workCopy } from './work-copy.ts';
import styles from './work.module.css';

type Props = { work: IteWork; lines: readonly IteLine[]; thickness: number };

const copy = workCopy.ite;

/** Every part with what it takes and the packs to order, and the way into the cart. */
export function IteResult({ work, lines, thickness }: Props) {
  const conductivity = readConductivity(sheetValue(lines, 'lambda'));
  const list = iteList(lines);
  return (
    <section className={styles.result}>
      <h2>{workCopy.result}</h2>
      <p className={styles.sentence}>{areaSentence(work)}</p>
      {conductivity !== null && thickness > 0 && (
        <p>{copy.resistance(formatHundredths(thermalResistance(thickness, conductivity)))}</p>
      )}
      <CardTable
        caption={copy.caption}
        columns={[
          { label: copy.element },
          { label: copy.need, figures: true },
          { label: copy.product },
          { label: copy.packs },
        ]}
        rows={lines.map((line) => ({ key: line.need.role, cells: cellsOf(line) }))}
      />
      <p className={styles.small}>{copy.note}</p>
      {list !== '' && (
        <Form method="post" action={paths['quick-order']()} encType="multipart/form-data">
          <input type="hidden" name="list" value={list} />
          <div className={styles.actions}>
            <Button type="submit" name="intent" value="check" look="secondary">
              {copy.carry}
            </Button>
            <Button type="submit" name="intent" value="add">
              {copy.add}
            </Button>
          </div>
          {lines.some(({ packs }) => packs.length === 0) && <p className={styles.small}>{copy.without}</p>}
        </Form>
      )}
    </section>
  );
}

export function areaSentence({ area, openings }: IteWork): string {
  return copy.area(formatNumber(area), formatNumber(openings));
}

function cellsOf({ need, product, model, packs }: IteLine) {
  return [
    workCopy.roles[need.role],
    <span key="need" className={styles.need}>
      {needText(need)}
    </span>,
    product?.url_key ? (
      <Link key="product" to={paths.product(product.url_key)}>
        {[product.name, model].filter(Boolean).join(', ')}
      </Link>
    ) : (
      ''
    ),
    packs.length === 0
      ? copy.nothing
      : packs.map(({ label, count }) => copy.line(count, packLabel(label))).join(' + '),
  ];
}

function needText({ amount, unit }: IteNeed): string {
  const told = formatNumber(Math.ceil(amount * 10 - 1e-6) / 10);
  if (unit === 'metres') return copy.metres(told);
  return unit === 'pieces' ? copy.pieces(told) : copy.squareMetres(told);
}

function sheetValue(lines: readonly IteLine[], code: string): string | null {
  const insulation = lines.find(({ need }) => need.role === 'insulation')?.product;
  return insulation?.attribute_data?.attributes.find((attribute) => attribute.code === code)?.value ?? null;
}
