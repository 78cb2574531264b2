// R = e ÷ λ: what an insulation of a thickness resists, in m²·K/W.

/** By steps of 0.05 and always down, as the standards have it declared. */
export function thermalResistance(millimetres: number, conductivity: number): number {
  const steps = Math.floor(millimetres / 1000 / conductivity / 0.05 + 1e-9);
  return Math.round(steps * 5) / 100;
}

/** `120 mm`: null for what is no thickness of an insulation. */
export function thicknessIn(label: string): number | null {
  const found = /^(\d{2,3})[\s\u00a0\u202f]*mm$/.exec(label.trim())?.[1];
  return found === undefined ? null : Number(found);
}

/** `0,031 W/(m·K)` as a sheet writes it; null when it is no conductivity of an insulation. */
export function readConductivity(text: string | null): number | null {
  const figure = Number(/^(\d[.,]\d+)/.exec(text?.trim() ?? '')?.[1]?.replace(',', '.') ?? 0);
  return figure > 0 && figure < 1 ? figure : null;
}
