import { from } from '@nuancier/domain/site/breakpoints.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';

type Props = {
  thumbnail: { url: string | null; label?: string | null } | null;
  /** `card`: tall, for a grid. `row`: small and square. */
  shape: 'card' | 'row';
  eager?: boolean;
  /** The tint that shows through it. */
  beneath?: string | undefined;
  className?: string | undefined;
};

/** A packshot beside its product's name, which already says what it is: no words of its own. */
export function ProductPicture({ thumbnail, shape, eager = false, beneath, className }: Props) {
  if (!thumbnail?.url) return <span className={className} />;
  const picture = { source: thumbnail.url, alt: '', eager, beneath, className };
  return shape === 'row' ? (
    <Picture {...picture} available={['100x100']} />
  ) : (
    <Picture
      {...picture}
      available={['320x400', '640x800']}
      sizes={`${from('xxl')} 340px, ${from('xl')} 300px, ${from('lg')} 30vw, 46vw`}
    />
  );
}
