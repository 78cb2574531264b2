// A guard that loads something, and always again, is asked at every visit of its pages: also when the browser
// moves by itself between pages it already has.

export function loader() {
  return null;
}

export function shouldRevalidate(): boolean {
  return true;
}
