import Scale from 'lucide-react/icons/scale';
import { useLocation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CompareForm } from './compare-form.tsx';
import { compareButtonCopy } from './button-copy.ts';

type Props = {
  product: { uid: string; name: string | null };
  wide?: boolean;
  className?: string | undefined;
};

/** Puts the product beside the others and shows them. */
export function CompareButton({ product: { uid, name }, wide = false, className }: Props) {
  const { pathname, search } = useLocation();
  return (
    <CompareForm intent="add" product={uid} back={pathname + search} className={className}>
      <Button
        type="submit"
        look="quiet"
        size="small"
        wide={wide}
        aria-label={compareButtonCopy.compareNamed(name ?? '')}
      >
        <Scale aria-hidden="true" size={18} />
        {compareButtonCopy.compare}
      </Button>
    </CompareForm>
  );
}
