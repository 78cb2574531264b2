/** The colours of the papers. */
export const ink = {
  text: '#17262b',
  soft: '#4a5a60',
  primary: '#0f4c5c',
  accent: '#a15512',
  line: '#e5ded1',
  sunken: '#f4efe6',
  note: '#fdf1dd',
  onPrimary: '#ffffff',
} as const;
