type Compared = { attributes: readonly ({ code: string; value: string } | null)[] };

export type ComparedRow = {
  code: string;
  label: string;
  /** one for each product; null where nothing is known */
  values: readonly (string | null)[];
  differs: boolean;
};

/** The technical sheets side by side, an entry in each row. */
export function comparedRows(
  attributes: readonly ({ code: string; label: string } | null)[],
  items: readonly Compared[],
): ComparedRow[] {
  return attributes
    .flatMap((attribute) => attribute ?? [])
    .map(({ code, label }) => {
      const values = items.map((item) => item.attributes.find((own) => own?.code === code)?.value ?? null);
      return { code, label, values, differs: new Set(values).size > 1 };
    });
}
