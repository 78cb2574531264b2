// The two looks of the shop, as far as mail programs follow: colours, corners and how the name is written.

export type MailTheme = {
  ground: string;
  surface: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  line: string;
  primary: string;
  onPrimary: string;
  accent: string;
  headerGround: string;
  headerInk: string;
  radius: string;
  font: string;
  wordmark: string;
};

export const mailThemes = {
  valbrune: {
    ground: '#fbf9f5',
    surface: '#fff',
    sunken: '#f4efe6',
    ink: '#17262b',
    inkSoft: '#4a5a60',
    line: '#e5ded1',
    primary: '#0f4c5c',
    onPrimary: '#fff',
    accent: '#a15512',
    headerGround: '#fff',
    headerInk: '#0f4c5c',
    radius: '10px',
    font: 'Figtree, Arial, Helvetica, sans-serif',
    wordmark: 'font-size:26px;font-weight:700;letter-spacing:-0.02em',
  },
  comptoir: {
    ground: '#f1f1ee',
    surface: '#fff',
    sunken: '#e6e6e2',
    ink: '#1d1f21',
    inkSoft: '#4b4f53',
    line: '#c9c9c4',
    primary: '#1d1f21',
    onPrimary: '#fff',
    accent: '#b23a09',
    headerGround: '#1d1f21',
    headerInk: '#fff',
    radius: '3px',
    font: 'Archivo, Arial, Helvetica, sans-serif',
    wordmark: 'font-size:26px;font-weight:700;letter-spacing:0.04em;text-transform:uppercase',
  },
} satisfies Record<string, MailTheme>;

export function mailTheme(name: string): MailTheme {
  return name === 'comptoir' ? mailThemes.comptoir : mailThemes.valbrune;
}
