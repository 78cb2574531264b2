/** An expected no of the API, as a form shows it. */
export type FormRefused = {
  message: string;
  key: string | null;
  /** of the lines that the form counts, the one it is about, by its position */
  line?: number | undefined;
};

/** The answer of a form that was not accepted: what was typed, but for passwords, and what is wrong, in French. */
export type FormAnswer<Name extends string = string> = {
  values: Partial<Record<Name, string>>;
  faults: Partial<Record<Name, string>>;
  refusal: FormRefused | null;
};
