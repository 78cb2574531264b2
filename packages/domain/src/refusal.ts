/** An expected no: something a customer can cause. Faults are thrown, refusals are returned. */
export type Refused<Kind extends string> = { ok: false; refusal: Kind };

export type Accepted<Value> = { ok: true; value: Value };

export type Verdict<Value, Kind extends string> = Accepted<Value> | Refused<Kind>;

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

export function refuse<const Kind extends string>(refusal: Kind): Refused<Kind> {
  return { ok: false, refusal };
}
