import { useSearchParams } from 'react-router';

/** The rest of the address, carried through a form that changes a part of it. */
export function HiddenChoice({ without }: { without: readonly string[] }) {
  const [params] = useSearchParams();
  return [...params]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
