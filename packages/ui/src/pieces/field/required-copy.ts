/** Apart from the rest: pages without forms do not carry it. */
export const requiredCopy = {
  required: 'obligatoire',
  note: 'Les champs portant la mention «\u00a0obligatoire\u00a0» doivent être remplis.',
  field: (label: string) => `Le champ «\u00a0${label}\u00a0»`,
} as const;
