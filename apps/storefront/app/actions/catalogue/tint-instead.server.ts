// Of a tint that a product cannot or should not be made in: the nearest of the charts that it can.
import { isTooDarkOutside } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { lrvOfHex } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import { nearestTints } from '@nuancier/domain/catalogue/colour/nearest/nearest-tints.ts';
import { baseFor, baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { TintsInsteadDocument } from '../../../generated/documents.ts';
import type { VariantMatrixFragment } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';

type Asked = {
  /** `lrv`: null for one that no chart has measured */
  tint: { hex: string; lrv: number | null } | null;
  /** The product has no base that is deep enough. */
  isRefused: boolean;
  /** The least luminance that the product takes; null for what is used inside. */
  limit: number | null;
};

/** Null while the tint that was asked for is good: the charts are read for the others alone. */
export async function tintInstead(
  backend: Backend,
  { colors }: Pick<VariantMatrixFragment, 'colors'>,
  { tint, isRefused, limit }: Asked,
): Promise<{ code: string; name: string; hex: string } | null> {
  if (tint === null) return null;
  const isDark = (lrv: number) => limit !== null && isTooDarkOutside({ lrv }, limit);
  if (!isRefused && !isDark(tint.lrv ?? lrvOfHex(tint.hex))) return null;
  const { colourChart } = await backend.query(TintsInsteadDocument, {});
  const made = (colourChart?.colours ?? []).filter(
    (colour) => colour.special === null && !isDark(colour.lrv) && baseFor(colors, baseNeeded(colour)).ok,
  );
  const [nearest] = nearestTints(made, tint.hex, 1);
  return nearest ? { code: nearest.tint.code, name: nearest.tint.name, hex: nearest.tint.hex } : null;
}
