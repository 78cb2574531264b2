// The shape of the drawings' package, which names it and does not bring it.
declare module 'svg-maps__common' {
  export type Map = {
    label: string;
    viewBox: string;
    locations: readonly { id: string; name: string; path: string }[];
  };
}
